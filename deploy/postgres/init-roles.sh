#!/bin/sh
# Run once by the postgres image, for a new data folder.
set -eu
psql -v ON_ERROR_STOP=1 \
	-v kvart_password="$(cat /run/secrets/kvart_password)" \
	-v pgbouncer_password="$(cat /run/secrets/pgbouncer_password)" \
	-v backup_password="$(cat /run/secrets/backup_password)" \
	-U postgres -d kvart -f /etc/kvart/roles.sql
