CREATE TYPE "public"."enquiry_outcome" AS ENUM('came', 'joined', 'not_interested', 'not_reached');--> statement-breakpoint
ALTER TABLE "enquiries" drop column "words";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', regexp_replace(replace(lower(regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(normalize(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(form ->> 'additional', ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШđĐ', 'abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccsdd'), '[љЉ]', 'lj', 'g'), '[њЊ]', 'nj', 'g'), '[џЏ]', 'dz', 'g')), 'dj', 'd'), '[^a-z0-9]+', ' ', 'g') || ' ' || phone_digits || ' ' || regexp_replace(phone_digits, '^(00)?(381)?0*', ''))) STORED;--> statement-breakpoint
CREATE INDEX "enquiries_words_index" ON "enquiries" USING gin ("words");--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "trial_booked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "outcome" "enquiry_outcome";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_follow_up_index" ON "enquiries" USING btree ("follow_up_on") WHERE "enquiries"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_member_index" ON "enquiries" USING btree ("member_id") WHERE "enquiries"."member_id" is not null;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_member_check" CHECK ("enquiries"."member_id" is null or coalesce("enquiries"."outcome"::text, '') = 'joined');