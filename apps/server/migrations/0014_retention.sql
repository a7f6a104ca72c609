CREATE TABLE "retention_runs" (
	"rule" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
-- Mails read the texts of enquiries from their tables, so that erasing a person reaches them.
update "mails" set "data" = jsonb_build_object('enquiryId', "enquiries"."id")
from "enquiries"
where "mails"."template" in ('enquiry-receipt', 'enquiry-notice')
	and "mails"."unique_key" = "mails"."template" || ' ' || "enquiries"."form_key";--> statement-breakpoint
update "mails" set "data" = jsonb_build_object('noteId', "note"."id")
from "enquiry_notes" as "note"
where "mails"."template" = 'enquiry-reply' and "note"."kind" = 'reply'
	and "note"."text" = ("mails"."data" ->> 'subject') || E'\n\n' || ("mails"."data" ->> 'text');--> statement-breakpoint
-- Tokens are encrypted now, which SQL cannot do: whoever waits for a link has to request a new one.
update "mails" set "failed_at" = now(), "last_error" = 'The link was queued by an earlier release: request a new one.'
where "sent_at" is null and "failed_at" is null
	and ("data" ? 'token' or "template" like 'enquiry-%' and not ("data" ? 'enquiryId' or "data" ? 'noteId'));--> statement-breakpoint
update "mails" set "data" = coalesce(
	(select jsonb_object_agg("key", "value") from jsonb_each("data") where "key" like '%Id'), '{}'
) where "sent_at" is not null or "failed_at" is not null;--> statement-breakpoint
-- The log is evidence: entries may lose the reason that somebody typed, and end after three years. Nothing else.
create function "refuse_audit_change"() returns trigger language plpgsql as $$
begin
	if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
		return old;
	end if;
	if tg_op = 'UPDATE'
		and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
		and (new.before is not distinct from old.before or new.before = old.before - 'reason')
		and (new.after is not distinct from old.after or new.after = old.after - 'reason')
	then
		return new;
	end if;
	raise exception 'audit entries cannot be changed or deleted' using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
create trigger "audit_log_append_only" before update or delete on "audit_log"
	for each row execute function "refuse_audit_change"();--> statement-breakpoint
create trigger "audit_log_no_truncate" before truncate on "audit_log"
	for each statement execute function "refuse_audit_change"();
