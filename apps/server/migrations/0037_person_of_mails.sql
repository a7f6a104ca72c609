CREATE TABLE "former_addresses" (
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_addresses_user_id_email_pk" PRIMARY KEY("user_id","email")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_index" ON "mails" USING btree ("user_id") WHERE "mails"."user_id" is not null;--> statement-breakpoint
-- What was sent about bookings names the account, also after a change of its address.
update "mails" set "user_id" = "bookings"."user_id"
from "bookings"
where "mails"."template" not like 'guest-%' and "mails"."data" ? 'bookingId'
	and "bookings"."id" = ("mails"."data" ->> 'bookingId')::bigint and "bookings"."user_id" is not null;--> statement-breakpoint
insert into "former_addresses" ("user_id", "email", "until")
select "users"."id", lower("mails"."recipient"), max("mails"."created_at")
from "mails" join "users" on "users"."id" = "mails"."user_id"
where lower("mails"."recipient") <> lower("users"."email") and "users"."erased_at" is null
group by 1, 2;--> statement-breakpoint
update "mails" set "user_id" = "mail_tokens"."user_id"
from "mail_tokens"
where "mails"."user_id" is null and "mails"."template" = 'confirm-new-email'
	and lower("mails"."recipient") = lower("mail_tokens"."email");--> statement-breakpoint
update "mails" set "user_id" = "users"."id"
from "users"
where "mails"."user_id" is null and "mails"."template" !~ '^(guest|enquiry|opening)-|^club-opened$|^mail-to-check$'
	and lower("users"."email") = lower("mails"."recipient");--> statement-breakpoint
-- Statements that know the account say so; for all others it is the one that has the address. Mails about guests,
-- enquiries and openings are for whoever has the mailbox, which an account has to prove. Erased accounts get no mail.
create function "find_person_of_mail"() returns trigger language plpgsql as $$
declare
	erased timestamptz;
begin
	if new.user_id is null and new.template ~ '^(guest|enquiry|opening)-|^club-opened$|^mail-to-check$' then
		return new;
	end if;
	if new.user_id is null then
		select id, erased_at into new.user_id, erased from users where lower(email) = lower(new.recipient);
	else
		select erased_at into erased from users where id = new.user_id;
	end if;
	if erased is null then
		return new;
	end if;
	return null;
end $$;--> statement-breakpoint
create trigger "mails_person" before insert on "mails"
	for each row execute function "find_person_of_mail"();
