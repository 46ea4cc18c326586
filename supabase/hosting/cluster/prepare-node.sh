#!/bin/sh
# What ../prepare.sh does on one machine; then the secrets of a cluster, and the settings of Garage, which cannot take its
# addresses from the environment. In the service `prepare` of docker-compose.node.yml.
set -eu
. /hosting/prepare.sh

require REPLICATION_PASSWORD "$REPLICATION_PASSWORD" "$secret"
require PATRONI_PASSWORD "$PATRONI_PASSWORD" "$secret"
require GARAGE_RPC_SECRET "$GARAGE_RPC_SECRET" '[0-9a-f]{64}'
require GARAGE_ADMIN_TOKEN "$GARAGE_ADMIN_TOKEN" "$secret"

sed "s/NODE_ADDRESS/$NODE_ADDRESS/" /hosting/cluster/garage.toml > /volumes/garage-settings/garage.toml
chown 1000:1000 /volumes/etcd
