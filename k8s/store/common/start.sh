#!/bin/sh
# Starts a server, which gets to know the password of replicas, for the day on which it is one.
set -eu
umask 077
own=${OWN_CONF:-/tmp/own.conf}

printf 'primaryuser replica\nprimaryauth %s\n' "$(cat "${SECRETS:-/run/secrets}/replica_password")" >"$own"
exec valkey-server "${CONF:-/etc/valkey/valkey.conf}" --include "$own" "$@"
