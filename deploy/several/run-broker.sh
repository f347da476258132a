#!/bin/sh
# Starts the broker once its accounts are written, and has it read them again whenever they change.
set -eu
until [ -s /broker/passwords ] && [ -e /broker/acl ]; do sleep 1; done
mosquitto -c /mosquitto.conf &
broker=$!
trap 'kill -TERM "$broker"; wait "$broker"; exit 0' TERM INT
known=$(cksum /broker/passwords /broker/acl)
while kill -0 "$broker" 2>/dev/null; do
  sleep 1 &
  wait $!
  now=$(cksum /broker/passwords /broker/acl 2>/dev/null) || continue
  [ "$now" = "$known" ] || kill -HUP "$broker"
  known=$now
done
exit 1
