#!/bin/sh
# Creates the secrets of the compose file in deploy/secrets, and deploy/kvart.env. Overwrites nothing.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets certificates
for name in postgres_password kvart_password pgbouncer_password backup_password; do
	[ -e "secrets/$name" ] || openssl rand -hex 24 | tr -d '\n' > "secrets/$name"
done
[ -e secrets/pgbouncer_userlist ] || printf '"pgbouncer" "%s"\n' "$(cat secrets/pgbouncer_password)" > secrets/pgbouncer_userlist
# Containers run as other users; the folder itself is not accessible to others.
chmod 700 secrets && chmod 444 secrets/* && chmod 755 certificates
if [ ! -e kvart.env ]; then
	password="$(cat secrets/kvart_password)"
	sed -e "s|^DATA_KEY=.*|DATA_KEY=$(openssl rand -hex 32)|" \
		-e "s|^DATABASE_URL=.*|DATABASE_URL=postgres://kvart:$password@pgbouncer:6432/kvart|" \
		-e "s|^DATABASE_DIRECT_URL=.*|DATABASE_DIRECT_URL=postgres://kvart:$password@postgres:5432/kvart|" \
		-e "s|^TRUST_PROXY=.*|TRUST_PROXY=172.30.0.10|" \
		kvart.env.example > kvart.env
	echo "Made deploy/kvart.env: set PUBLIC_URL and SMTP_URL in it."
fi
