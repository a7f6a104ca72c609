#!/bin/sh
# Writes a backup of the database and deletes old ones.
#   BACKUP_DATABASE_URL=postgres://kvart_backup:…@host:5432/kvart BACKUP_DIR=/var/lib/kvart-backup deploy/backup.sh
# The address must bypass the pooler: a dump is one long transaction.
set -eu
: "${BACKUP_DATABASE_URL:?says which database}" "${BACKUP_DIR:?says where to}"
days="${BACKUP_DAYS:-14}"
umask 077
mkdir -p "$BACKUP_DIR"
file="$BACKUP_DIR/kvart-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
# The role's timeouts are for the servers.
PGOPTIONS="-c statement_timeout=0 -c lock_timeout=60s -c idle_in_transaction_session_timeout=0" \
	pg_dump --format=custom --compress=6 --no-owner --no-privileges \
	--exclude-schema=pgbouncer --file="$file.part" "$BACKUP_DATABASE_URL"
# Verify that the file is readable.
entries="$(pg_restore --list "$file.part" | grep -c ' TABLE DATA ')"
mv "$file.part" "$file"
(cd "$BACKUP_DIR" && sha256sum "$(basename "$file")" > "$(basename "$file").sha256")
find "$BACKUP_DIR" -name 'kvart-*.dump*' -mtime "+$days" -delete
echo "backup $file, $(stat -c %s "$file") bytes, $entries tables"
