#!/bin/sh
# The postgres image runs this once, when its data folder is new.
set -eu
psql -v ON_ERROR_STOP=1 \
	-v kvart_password="$(cat /run/secrets/kvart_password)" \
	-v pgbouncer_password="$(cat /run/secrets/pgbouncer_password)" \
	-v backup_password="$(cat /run/secrets/backup_password)" \
	-U postgres -d kvart -f /etc/kvart/roles.sql
