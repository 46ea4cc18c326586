#!/bin/sh
# Runs before the other services: refuses settings that `make secrets` has not generated, and sets the owner of the volumes to
# the services' user. In the service `prepare` of docker-compose.yml.
set -eu

refuse() {
  echo "Refused: $1 is not a value that make secrets has made. Run: make secrets SITE_URL=https://..." >&2
  exit 1
}

require() {
  printf '%s' "$2" | grep -qE "^$3\$" || refuse "$1"
}

secret='[0-9a-f]{48,}'
require POSTGRES_PASSWORD "$POSTGRES_PASSWORD" "$secret"
require AUTH_DB_PASSWORD "$AUTH_DB_PASSWORD" "$secret"
require STORAGE_DB_PASSWORD "$STORAGE_DB_PASSWORD" "$secret"
require REST_DB_PASSWORD "$REST_DB_PASSWORD" "$secret"
require JWT_SECRET "$JWT_SECRET" "$secret"
require PUBLISHABLE_KEY "$PUBLISHABLE_KEY" 'sb_publishable_[0-9a-f]{48}'
require SECRET_KEY "$SECRET_KEY" 'sb_secret_[0-9a-f]{48}'
require ANON_TOKEN "$ANON_TOKEN" '[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+'
require SERVICE_TOKEN "$SERVICE_TOKEN" '[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+'

chown 1000:1000 /volumes/objects /volumes/certificates
