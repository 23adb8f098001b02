#!/bin/sh
# Makes a cluster of servers, or what is missing of one; what is there already stays. `form.sh meet` only tells the servers
# where the others are. SHARDS: for each shard its servers with commas between them, the first to be its master.
set -eu
secrets=${SECRETS:-/run/secrets}
port=${PORT:-6379}
export REDISCLI_AUTH VALKEYCLI_AUTH
REDISCLI_AUTH=$(cat "$secrets/operator_password")
VALKEYCLI_AUTH=$REDISCLI_AUTH

# ask HOST COMMAND...: what a server says.
ask() {
    host=$1
    shift
    "${CLI:-valkey-cli}" --no-auth-warning --user operator -h "$host" -p "$port" "$@"
}

# What is after a name in `cluster info`: told HOST NAME.
told() {
    ask "$1" cluster info | tr -d '\r' | sed -n "s/^$2://p"
}

# The line of `cluster nodes` in which a server tells of itself.
self() {
    ask "$1" cluster nodes | grep myself
}

# Whether a server is a master without a slot: one that is new here.
is_new() {
    self "$1" | grep -q 'master' && [ "$(self "$1" | wc -w)" -eq 8 ]
}

wait_for() {
    until [ "$(ask "$1" ping 2>/dev/null)" = PONG ]; do
        sleep 0.5
    done
}

address() {
    getent ahostsv4 "$1" | sed -n '1s/ .*//p'
}

servers=$(echo "$SHARDS" | tr ', ' '\n\n' | sed '/^$/d')

# A server tells all others that are there where it is. Who knows it already learns its new address.
meet() {
    for other in $servers; do
        at=$(address "$other") || true
        [ -z "$at" ] || ask "$1" cluster meet "$at" "$port" >/dev/null
    done
}

if [ "${1:-}" = meet ]; then
    wait_for "$ADDRESS"
    meet "$ADDRESS"
    exit
fi

for one in $servers; do
    wait_for "$one"
done
meet "${servers%%
*}"
all=$(echo "$servers" | wc -l)
for one in $servers; do
    until [ "$(ask "$one" cluster nodes | grep -vc handshake)" -ge "$all" ]; do
        sleep 0.5
    done
done

# Slots, where nobody has any; as many for each shard.
shards=$(echo "$SHARDS" | wc -w)
n=0
for shard in $SHARDS; do
    master=${shard%%,*}
    first=$((16384 * n / shards))
    n=$((n + 1))
    last=$((16384 * n / shards - 1))
    [ "$(told "$master" cluster_slots_assigned)" -eq 16384 ] || ! is_new "$master" || ask "$master" cluster addslotsrange "$first" "$last"
done
until [ "$(told "$master" cluster_slots_assigned)" -eq 16384 ]; do
    sleep 0.5
done

# Whoever has none follows the one of its shard that has some.
for shard in $SHARDS; do
    of_shard=$(echo "$shard" | tr , ' ')
    id=
    for one in $of_shard; do
        if ! is_new "$one" && self "$one" | grep -q master; then
            id=$(ask "$one" cluster myid)
        fi
    done
    for one in $of_shard; do
        if [ -n "$id" ] && is_new "$one"; then
            until ask "$one" cluster replicate "$id" | grep -q OK; do # until it has heard of it
                sleep 0.5
            done
        fi
    done
done
for one in $servers; do
    until [ "$(told "$one" cluster_state)" = ok ]; do
        sleep 0.5
    done
done
echo "the cluster is whole: $all servers in $shards shards"
