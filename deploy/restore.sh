#!/bin/sh
# Restores a backup into a database that is new and empty, and says what is in it.
#   RESTORE_DATABASE_URL=postgres://kvart:…@host:5432/kvart_restored deploy/restore.sh FILE
# The role must own the database. Nothing that exists is overwritten: a database with tables is refused.
set -eu
: "${RESTORE_DATABASE_URL:?says which database}"
file="${1:?Say which file}"
if [ -e "$file.sha256" ]; then (cd "$(dirname "$file")" && sha256sum --check --quiet "$(basename "$file").sha256"); fi
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$RESTORE_DATABASE_URL" -c "$1"; }
if [ "$(ask "select count(*) from pg_tables where schemaname in ('public', 'drizzle')")" != 0 ]; then
	echo "The database has tables already: restore into a new one." >&2
	exit 1
fi
PGOPTIONS="-c statement_timeout=0 -c lock_timeout=0" \
	pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$RESTORE_DATABASE_URL" "$file"
ask "set client_min_messages = error; analyze"
for table in gyms periods users occurrences bookings enquiries mails audit_log; do
	echo "$table $(ask "select count(*) from $table")"
done
# `taken` must match the bookings.
wrong="$(ask "select count(*) from occurrences where taken <> (select count(*) from bookings
	where occurrence_id = occurrences.id and cancelled_at is null)")"
echo "occurrences whose places do not add up: $wrong"
[ "$wrong" = 0 ]
