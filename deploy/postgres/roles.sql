-- Run once, as a superuser, on the new and empty database `kvart`:
--   psql -v kvart_password=… -v pgbouncer_password=… -v backup_password=… -d kvart -f roles.sql

create role kvart login password :'kvart_password' connection limit 100;
alter database kvart owner to kvart;
alter schema public owner to kvart;
revoke all on database kvart from public;

-- No query of the servers takes long: one that does would hold a connection that others wait for. Behind a pooler the
-- servers cannot say so themselves, so the role does. Migrations lift the first for their own session.
alter role kvart set statement_timeout = '10s';
alter role kvart set lock_timeout = '5s';
alter role kvart set idle_in_transaction_session_timeout = '10s';

-- The pooler may see the secrets of those who log in through it, and nothing else.
create role pgbouncer login password :'pgbouncer_password' connection limit 5;
grant connect on database kvart to pgbouncer;
create schema pgbouncer authorization postgres;
grant usage on schema pgbouncer to pgbouncer;
create function pgbouncer.secret_of(wanted text) returns table (name name, secret text)
	language sql security definer set search_path = pg_catalog
	as $$ select usename, passwd from pg_shadow where usename = wanted and not usesuper $$;
revoke all on function pgbouncer.secret_of(text) from public;
grant execute on function pgbouncer.secret_of(text) to pgbouncer;

-- Reads everything and writes nothing: for backups.
create role kvart_backup login password :'backup_password' connection limit 3 in role pg_read_all_data;
grant connect on database kvart to kvart_backup;
