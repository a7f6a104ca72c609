CREATE TYPE "public"."enquiry_note_kind" AS ENUM('note', 'reply');--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"original" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_size_check" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "walk_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "booked_by" integer;--> statement-breakpoint
ALTER TABLE "gym_rooms" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gyms" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_pending_cipher" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_step" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "totp_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD COLUMN "kind" "enquiry_note_kind" DEFAULT 'note' NOT NULL;--> statement-breakpoint
ALTER TABLE "trainers" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trainings" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_digest_key" ON "pictures" USING btree ("kind","digest");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged_into_id_enquiries_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_gym_index" ON "enquiries" USING btree ("gym_id","created_at");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged_check" CHECK ("enquiries"."merged_into_id" is null or "enquiries"."merged_into_id" <> "enquiries"."id");