#!/bin/bash
# Copies the primary once, then streams from it. After a promotion: see 'Failover' in docs/deploying.md.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast \
    --dbname="host=primary user=standby application_name=standby"
  chmod 700 "$PGDATA"
fi
# Long reads here are not cancelled for rows that the primary tidies away meanwhile.
exec postgres -c hot_standby_feedback=on
