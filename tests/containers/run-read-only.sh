#!/bin/sh
# Runs a command as a container engine does with `read_only`, `cap_drop: [ALL]` and
# `no-new-privileges`, on an image's files, of which only the mounts are writable. Uses the
# machine's network and processes. For root, by util-linux:
#   unshare --mount run-read-only.sh ROOT USER FOLDER HERE:THERE… -- COMMAND…
set -eu
root=$1 user=$2 folder=$3
shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmp "$root/tmp"
mount -t tmpfs -o mode=755 dev "$root/dev"
for device in null zero full random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
while [ "$1" != -- ]; do
  here=${1%%:*} there=$root${1#*:}
  if [ -d "$here" ]; then mkdir -p "$there"; else mkdir -p "${there%/*}" && touch "$there"; fi
  mount --bind "$here" "$there"
  shift
done
shift
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --inh-caps=-all --ambient-caps=-all \
  --bounding-set=-all --no-new-privs env --chdir="$folder" "$@"
