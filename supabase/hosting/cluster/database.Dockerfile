# PostgreSQL and Patroni from the archive of the PostgreSQL project for Debian. Not supabase/postgres, whose entry point makes
# the database itself, as Patroni does here; Supabase's roles are in roles.sql.
FROM postgres:17.11-bookworm
# python3-etcd: Patroni's package leaves the choice of the store open.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends 'patroni=4.1.*' python3-etcd \
  && rm -rf /var/lib/apt/lists/*
USER postgres
ENTRYPOINT ["patroni", "/hosting/cluster/patroni.yml"]
