#include "engine/thread_pool.h"

#include <latch>
#include <utility>

namespace dablo {

ThreadPool::ThreadPool(int threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { Work(); });
}

ThreadPool::~ThreadPool() {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ThreadPool::Submit(std::function<void()> job) {
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  changed_.notify_all();
}

void ThreadPool::Wait() {
  std::unique_lock<std::mutex> lock(mutex_);
  changed_.wait(lock, [&] { return jobs_.empty() && running_ == 0; });
}

void ThreadPool::Work() {
  std::unique_lock<std::mutex> lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return !jobs_.empty() || ending_; });
    if (jobs_.empty()) return;
    const std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    ++running_;
    lock.unlock();
    job();
    lock.lock();
    --running_;
    changed_.notify_all();
  }
}

void RunTogether(ThreadPool* helpers,
                 const std::function<void(std::size_t)>& work) {
  // Waits for those that it called, not for the pool, which would be in vain
  // for one of its jobs.
  const std::size_t called = helpers == nullptr ? 0 : helpers->size() - 1;
  std::latch ended(static_cast<std::ptrdiff_t>(called));
  for (std::size_t i = 1; i <= called; ++i) {
    helpers->Submit([&, i] {
      work(i);
      ended.count_down();
    });
  }
  work(0);
  ended.wait();
}

}  // namespace dablo
