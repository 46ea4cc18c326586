# PostgreSQL from the archive of the PostgreSQL project for Debian, with Patroni and pgBackRest from the same archive. Not
# supabase/postgres: its programs are built with Nix, so packages of this archive do not fit them, and its entry point makes
# the database itself, which is Patroni's work here. Supabase's roles are in roles.sql. Of the extensions, the product uses
# pg_trgm alone, which comes with every PostgreSQL. pg-safeupdate is not in this archive (README.md).
FROM postgres:17.11-bookworm
# python3-etcd: Patroni's package leaves the choice of the store open. The archive keeps the newest builds only.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends 'patroni=4.1.*' python3-etcd 'pgbackrest=2.*' \
  && rm -rf /var/lib/apt/lists/*
# Patroni starts PostgreSQL, not the image's own entry point.
ENTRYPOINT []
USER postgres
