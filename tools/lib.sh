# shellcheck shell=bash
# What tools/run, tools/test and .ci/run share: packages, configuring, building.
# Everything here is silent while it works and shows the whole log when it fails.

root=$(cd -P -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd)

# Debian 12's names; one list, because the tests and benchmarks are configured
# together with the program.
packages=(g++ cmake ninja-build ccache git libabsl-dev libgtest-dev libgmock-dev
  libbenchmark-dev libbenchmark-tools nlohmann-json3-dev libcli11-dev
  libedit-dev pkgconf)

# Programs stopped by Ctrl-C end with a status of their own, which would look
# like a failed build.
trap 'no_note; exit 130' INT

# Says once, and only to a person, why nothing happens for a while.
note() {
  if [[ -t 2 && -z ${noted:-} ]]; then
    printf 'dablo: %s\n' "$*" >&2
    noted=1
  fi
}

# note_later TEXT: the same, unless no_note comes within half a second.
note_later() {
  {
    unlock
    sleep 0.5 >/dev/null 2>&1
    note "$@"
  } &
  timer=$!
  disown "$timer"
}

no_note() {
  [[ -z ${timer:-} ]] || kill "$timer" 2>/dev/null || true
  timer=
}

# quietly LOG COMMAND...: shows LOG and ends the script if COMMAND fails.
quietly() {
  local log=$1
  shift
  if ! "$@" </dev/null >"$log" 2>&1; then
    no_note
    cat -- "$log" >&2
    exit 1
  fi
}

# lock FOLDER: waits until no other script works there; held until unlock.
lock() {
  exec {lock_fd}<"$1"
  if ! flock --nonblock "$lock_fd"; then
    note "waiting for another run in ${1#"$root"/} ..."
    flock "$lock_fd"
  fi
}

unlock() { exec {lock_fd}<&-; }

# missing_packages NAME...: those that are not installed, one a line.
missing_packages() {
  local LC_ALL=C
  comm -23 <(printf '%s\n' "$@" | sort -u) \
    <(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
      sed -n 's/^installed //p' | sort -u)
}

# install_packages NAME...: on anything but Debian and its kin, nothing.
install_packages() {
  command -v dpkg-query >/dev/null || return 0
  [[ -n $(missing_packages "$@") ]] || return 0

  mkdir -p "$root/build"
  lock "$root/build"
  local missing as_root=(env)
  mapfile -t missing < <(missing_packages "$@")  # another run may have been first
  if ((${#missing[@]})); then
    local install=(apt-get install --yes --no-install-recommends "${missing[@]}")
    if ((EUID != 0)); then
      if ! command -v sudo >/dev/null; then
        printf "su -c 'apt-get update && %s'\n" "${install[*]}" >&2
        exit 1
      elif ! sudo --non-interactive true 2>/dev/null; then
        printf 'sudo apt-get update && sudo %s\n' "${install[*]}" >&2
        exit 1
      fi
      as_root=(sudo --non-interactive env)
    fi
    note "installing ${#missing[@]} packages, then building: a few minutes ..."
    local log=$root/build/packages.log
    as_root+=(DEBIAN_FRONTEND=noninteractive)
    # An installation that was cut short is completed first. Should the lists not
    # come in, those already there may do.
    # shellcheck disable=SC2016
    quietly "$log" "${as_root[@]}" sh -c '
      dpkg --configure -a
      apt-get -o DPkg::Lock::Timeout=600 update
      exec "$0" -o DPkg::Lock::Timeout=600 "$@"' "${install[@]}"
  fi
  unlock
}

# set_ccache CPU: ccache takes -march=native for the same on every processor, and
# fails, and the compiler with it, where it cannot keep its files.
set_ccache() {
  local folder
  export CCACHE_NAMESPACE=${CCACHE_NAMESPACE:-${1// /-}}
  if ! folder=$(ccache --get-config cache_dir) || ! mkdir -p "$folder/tmp" || [[ ! -w $folder/tmp ]]; then
    export CCACHE_DISABLE=1
  fi 2>/dev/null
}

# prepare PRESET [TARGET]: leaves build/PRESET configured and built.
prepare() {
  local preset=$1 build=$root/build/$1
  local log=$build/prepare.log stamp=$build/.configured targets=("${@:2}") cpu state
  local needed=("${packages[@]}")
  case $preset in
    clang) needed+=(clang-14) ;;
    asan | tsan | fuzz) needed+=(clang-14 libclang-rt-14-dev) ;;
  esac
  install_packages "${needed[@]}"

  mkdir -p "$build"
  lock "$build"
  # A build for another folder, other presets or another processor (the default
  # is -march=native) is no good here.
  cpu=$(sed -n '/^flags/{p;q}' /proc/cpuinfo 2>&1 | cksum || true)
  state="$root $(cksum <"$root/CMakePresets.json") $cpu"
  if [[ ! -f $build/build.ninja || ! -f $stamp || $(<"$stamp") != "$state" ]]; then
    note "building (${preset}): a few minutes ..."
    rm -f "$stamp"
    quietly "$log" env -C "$root" cmake --fresh --preset "$preset"
    quietly "$log" ninja -C "$build" -t clean
    printf '%s\n' "$state" >"$stamp"
  fi
  # Even with nothing to do there are folders to look through and the commit to
  # ask for, so only the time it takes tells whether there is work.
  set_ccache "$cpu"
  note_later "building ($preset) ..."
  quietly "$log" cmake --build "$build" "${targets[@]/#/--target=}"
  no_note
  unlock
}
