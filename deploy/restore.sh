#!/bin/sh
# Restores a backup as the database of the servers, with its roles and rights:
#   RESTORE_ADMIN_URL=postgres://postgres:…@host:5432/postgres deploy/restore.sh FILE [DATABASE]
# As a superuser and past the pooler. DATABASE is `kvart` if missing. One that exists is renamed and kept: nothing is
# overwritten, and nothing is renamed before the copy is complete and checked. On a new server the roles are created
# with KVART_PASSWORD, PGBOUNCER_PASSWORD and BACKUP_PASSWORD. Other names: KVART_ROLE, PGBOUNCER_ROLE, BACKUP_ROLE.
set -eu
: "${RESTORE_ADMIN_URL:?says which server, as a superuser}"
file="${1:?Say which file}"
database="${2:-kvart}"
owner="${KVART_ROLE:-kvart}" pooler="${PGBOUNCER_ROLE:-pgbouncer}" backup="${BACKUP_ROLE:-kvart_backup}"
copy="${database}_restoring" before="${database}_before_$(date -u +%Y%m%d%H%M%S)"
for name in "$database" "$owner" "$pooler" "$backup"; do
	case "$name" in *[!a-z0-9_]* | "") echo "Names have small letters, digits and _: $name" >&2; exit 1 ;; esac
done
here="$(cd "$(dirname "$0")" && pwd)"

url_of() { printf '%s' "$RESTORE_ADMIN_URL" | sed -E "s#^([a-z]+://[^/?]*)(/[^?]*)?#\\1/$1#"; }
run() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$(url_of "$1")"; }
ask() { printf '%s' "$2" | run "$1"; }
quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/''/g")"; }

if [ -e "$file.sha256" ]; then (cd "$(dirname "$file")" && sha256sum --check --quiet "$(basename "$file").sha256"); fi
pg_restore --list "$file" > /dev/null

roles="$(ask postgres "select count(*) from pg_roles where rolname in ('$owner', '$pooler', '$backup')")"
if [ "$roles" != 3 ]; then
	: "${KVART_PASSWORD:?for the role of the servers}" "${PGBOUNCER_PASSWORD:?for the pooler}" "${BACKUP_PASSWORD:?for backups}"
fi

# Left by an attempt that failed.
ask postgres "drop database if exists $copy"
ask postgres "create database $copy template template0 encoding 'UTF8'"
# By standard input, because other users can see the arguments of a command.
{
	printf '\\set owner %s\n\\set pooler %s\n\\set backup %s\n' "$owner" "$pooler" "$backup"
	printf '\\set kvart_password %s\n' "$(quoted "${KVART_PASSWORD:-}")"
	printf '\\set pgbouncer_password %s\n' "$(quoted "${PGBOUNCER_PASSWORD:-}")"
	printf '\\set backup_password %s\n' "$(quoted "${BACKUP_PASSWORD:-}")"
	cat "$here/postgres/roles.sql"
} | run "$copy"
pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --role="$owner" --dbname="$(url_of "$copy")" "$file"
ask "$copy" "set client_min_messages = error; analyze"
for table in gyms periods users occurrences bookings enquiries mails audit_log; do
	echo "$table $(ask "$copy" "select count(*) from $table")"
done
# `taken` must match the bookings.
wrong="$(ask "$copy" "select count(*) from occurrences where taken <> (select count(*) from bookings
	where occurrence_id = occurrences.id and cancelled_at is null)")"
echo "occurrences whose places do not add up: $wrong"
[ "$wrong" = 0 ]

# The pooler would connect again between the end of its connections and the new name.
if [ "$(ask postgres "select count(*) from pg_database where datname = '$database'")" = 1 ]; then
	ask postgres "alter database $database allow_connections false"
	ask postgres "select pg_terminate_backend(pid) from pg_stat_activity where datname = '$database'" > /dev/null
	# Ending takes a moment.
	for _ in 1 2 3 4 5 6 7 8 9 10; do
		[ "$(ask postgres "select count(*) from pg_stat_activity where datname = '$database'")" = 0 ] && break
		sleep 1
	done
	ask postgres "alter database $database rename to $before"
	ask postgres "alter database $before allow_connections true"
	echo "the database that was there is now $before: drop it when you do not need it any more"
fi
ask postgres "alter database $copy rename to $database"
echo "restored $database"
