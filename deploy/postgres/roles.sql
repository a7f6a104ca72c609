-- Creates the roles and gives them their rights in the database that psql is connected to. As a superuser:
--   psql -v kvart_password=… -v pgbouncer_password=… -v backup_password=… -d kvart -f roles.sql
-- Can be repeated, and deploy/restore.sh does: roles that exist keep their passwords. Other names: -v owner=…
-- -v pooler=… -v backup=….

\if :{?owner}
\else
\set owner kvart
\endif
\if :{?pooler}
\else
\set pooler pgbouncer
\endif
\if :{?backup}
\else
\set backup kvart_backup
\endif
select current_database() as database \gset

select format('create role %I login password %L connection limit 100', :'owner', :'kvart_password')
where not exists (select from pg_roles where rolname = :'owner') \gexec
alter database :"database" owner to :"owner";
alter schema public owner to :"owner";
revoke all on database :"database" from public;

-- No query of the servers takes long: one that does would hold a connection that others wait for. Behind a pooler the
-- servers cannot say so themselves, so the role does. Migrations lift the first for their own session.
alter role :"owner" set statement_timeout = '10s';
alter role :"owner" set lock_timeout = '5s';
alter role :"owner" set idle_in_transaction_session_timeout = '10s';
-- Compiling a query, and starting processes to share it, pay if it runs for many seconds, and no query of the servers may.
alter role :"owner" set jit = off;
alter role :"owner" set max_parallel_workers_per_gather = 0;

-- The pooler may see the secrets of those who log in through it, and nothing else.
select format('create role %I login password %L connection limit 5', :'pooler', :'pgbouncer_password')
where not exists (select from pg_roles where rolname = :'pooler') \gexec
grant connect on database :"database" to :"pooler";
create schema if not exists pgbouncer;
grant usage on schema pgbouncer to :"pooler";
create or replace function pgbouncer.secret_of(wanted text) returns table (name name, secret text)
	language sql security definer set search_path = pg_catalog
	as $$ select usename, passwd from pg_shadow where usename = wanted and not usesuper $$;
revoke all on function pgbouncer.secret_of(text) from public;
grant execute on function pgbouncer.secret_of(text) to :"pooler";

-- Reads everything and writes nothing: for backups.
select format('create role %I login password %L connection limit 3 in role pg_read_all_data', :'backup', :'backup_password')
where not exists (select from pg_roles where rolname = :'backup') \gexec
grant connect on database :"database" to :"backup";
