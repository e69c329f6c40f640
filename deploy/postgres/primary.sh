#!/bin/bash
# Runs once, when the primary's folder is made: roles, the database, and who may come in from where.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v owner="$DATABASE_PASSWORD" -v serving="$SERVING_PASSWORD" -v replication="$REPLICATION_PASSWORD" <<'SQL'
-- Owns the tables and migrates them; and serves.
create role dosebridge login password :'owner';
create database dosebridge owner dosebridge;
create role dosebridge_serving login password :'serving';
create role standby login replication password :'replication';
-- Asks the balancer's one question; has no rights and needs no password.
create role balancer login;
-- Commits wait until the standby has them on its disk.
alter system set synchronous_standby_names = 'standby';
alter system set wal_keep_size = '1GB';
SQL
cat >> "$PGDATA/pg_hba.conf" <<'HBA'
host postgres    balancer                      172.30.0.2/32 trust
host replication standby                       172.30.0.0/24 scram-sha-256
host dosebridge  dosebridge,dosebridge_serving 172.30.0.0/24 scram-sha-256
HBA
