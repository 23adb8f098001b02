#!/bin/sh
# Starts a server of a cluster: by which name and address it is found, and word to the others where it is now. After all
# of them were away at once each knows only where the others once were.
set -eu
here=$(dirname "$0")
"$here/form.sh" meet &
exec "${START:-/etc/valkey/start.sh}" --include "$here/cluster.conf" \
    --cluster-announce-hostname "$NAME" --cluster-announce-ip "$ADDRESS" "$@"
