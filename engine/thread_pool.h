// Threads that wait for work.
#ifndef DABLO_ENGINE_THREAD_POOL_H_
#define DABLO_ENGINE_THREAD_POOL_H_

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace dablo {

class ThreadPool {
 public:
  explicit ThreadPool(int threads);
  // Waits for all jobs.
  ~ThreadPool();

  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  std::size_t size() const { return threads_.size(); }
  // Jobs begin in the order in which they are submitted.
  void Submit(std::function<void()> job);
  // Until there is no job left. Not to be called from a job.
  void Wait();

 private:
  void Work();

  std::mutex mutex_;  // guards what follows
  std::condition_variable changed_;
  std::deque<std::function<void()>> jobs_;
  int running_ = 0;
  bool ending_ = false;

  std::vector<std::thread> threads_;
};

// Does work(0) in this thread and work(1), work(2), ... in helpers, one of
// which this thread may be itself, so many that all threads of the pool have
// one; nullptr: work(0) alone. Returns when all have ended.
void RunTogether(ThreadPool* helpers,
                 const std::function<void(std::size_t)>& work);

}  // namespace dablo

#endif  // DABLO_ENGINE_THREAD_POOL_H_
