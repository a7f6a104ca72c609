CREATE TYPE "public"."question_topic" AS ENUM('freestyle', 'lesmills', 'padel', 'landing', 'general');--> statement-breakpoint
CREATE TYPE "public"."language" AS ENUM('sr', 'en');--> statement-breakpoint
CREATE TYPE "public"."mail_token_purpose" AS ENUM('verify', 'reset', 'invite');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('member', 'staff', 'admin');--> statement-breakpoint
CREATE TYPE "public"."enquiry_kind" AS ENUM('free_training', 'price', 'training_selection', 'lending_page');--> statement-breakpoint
CREATE TYPE "public"."enquiry_status" AS ENUM('new', 'open', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."training_type" AS ENUM('freestyle', 'lesmills', 'gym');--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" serial PRIMARY KEY NOT NULL,
	"occurrence_id" integer NOT NULL,
	"user_id" integer,
	"guest_first_name" text,
	"guest_last_name" text,
	"guest_phone" text,
	"person" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"checked_in_at" timestamp (3) with time zone,
	CONSTRAINT "bookings_person_check" CHECK ("bookings"."person" ~ '^(user|guest|erased):.+')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "gym_rooms" (
	"id" serial PRIMARY KEY NOT NULL,
	"gym_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_eng" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"fitness" boolean NOT NULL,
	"gym" boolean NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"phone_2" text,
	"weekdays" text NOT NULL,
	"saturday" text NOT NULL,
	"sunday" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"offers" text[] NOT NULL,
	"massage" boolean NOT NULL,
	"les_mills" boolean NOT NULL,
	"schedule_button" boolean NOT NULL,
	"gallery_count" integer NOT NULL,
	"lead" text NOT NULL,
	"lead_eng" text NOT NULL,
	"description" text NOT NULL,
	"description_eng" text NOT NULL,
	"features" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gyms_slug_unique" UNIQUE("slug"),
	CONSTRAINT "gyms_rating_check" CHECK ("gyms"."rating" between 0 and 5),
	CONSTRAINT "gyms_gallery_count_check" CHECK ("gyms"."gallery_count" >= 0),
	CONSTRAINT "gyms_offers_check" CHECK ("gyms"."offers" <@ array['gym', 'fitness', 'cardio', 'padel'])
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"header" text NOT NULL,
	"header_eng" text NOT NULL,
	"text" text NOT NULL,
	"text_eng" text NOT NULL,
	"photo_url" text NOT NULL,
	"date_of_creation" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"header" text NOT NULL,
	"header_eng" text NOT NULL,
	"text" text NOT NULL,
	"text_eng" text NOT NULL,
	"photo_url" text NOT NULL,
	"date_of_creation" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"home_photo_url" text NOT NULL,
	"kicker" text NOT NULL,
	"kicker_eng" text NOT NULL,
	"summary" text NOT NULL,
	"summary_eng" text NOT NULL,
	"home_position" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "padel_centre" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"courts" integer NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"lead" text NOT NULL,
	"lead_eng" text NOT NULL,
	"description" text NOT NULL,
	"description_eng" text NOT NULL,
	"hours" jsonb NOT NULL,
	"prices" jsonb NOT NULL,
	"rental" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "padel_centre_single_row_check" CHECK ("padel_centre"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "price_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"note" text NOT NULL,
	"note_eng" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"note" text NOT NULL,
	"note_eng" text NOT NULL,
	"unit" text NOT NULL,
	"unit_eng" text NOT NULL,
	"price" integer NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "price_items_price_check" CHECK ("price_items"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"topic" "question_topic" NOT NULL,
	"question" text NOT NULL,
	"question_eng" text NOT NULL,
	"answer" text NOT NULL,
	"answer_eng" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"text" text NOT NULL,
	"text_eng" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"group_id" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "group_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "group_codes_valid_check" CHECK ("group_codes"."valid_from" < "group_codes"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"user_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" "mail_token_purpose" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_gyms" (
	"user_id" integer NOT NULL,
	"gym_id" integer NOT NULL,
	CONSTRAINT "staff_gyms_user_id_gym_id_pk" PRIMARY KEY("user_id","gym_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"phone_digits" text NOT NULL,
	"card_id" text,
	"jmbg_cipher" text,
	"jmbg_digest" text,
	"password_hash" text,
	"google_id" text,
	"facebook_id" text,
	"language" "language" DEFAULT 'sr' NOT NULL,
	"role" "role" DEFAULT 'member' NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"email_verified_at" timestamp (3) with time zone,
	"blocked_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"totp_cipher" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_jmbg_check" CHECK (("users"."jmbg_cipher" is null) = ("users"."jmbg_digest" is null))
);
--> statement-breakpoint
CREATE TABLE "video_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_eng" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"video_id" integer NOT NULL,
	"user_id" integer,
	"device" text NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"description" text NOT NULL,
	"description_eng" text NOT NULL,
	"url" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" "enquiry_kind" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_digits" text NOT NULL,
	"gym_id" integer,
	"form" jsonb NOT NULL,
	"language" "language" NOT NULL,
	"status" "enquiry_status" DEFAULT 'new' NOT NULL,
	"assignee_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"enquiry_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" "language" NOT NULL,
	"data" jsonb NOT NULL,
	"unique_key" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "mails_unique_key_unique" UNIQUE("unique_key"),
	CONSTRAINT "mails_attempts_check" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "occurrences" (
	"id" serial PRIMARY KEY NOT NULL,
	"period_id" integer NOT NULL,
	"training_date" date NOT NULL,
	"capacity" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"cancel_reason" text,
	"substitute_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "occurrences_taken_check" CHECK ("occurrences"."taken" >= 0),
	CONSTRAINT "occurrences_capacity_check" CHECK ("occurrences"."capacity" is null or "occurrences"."capacity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "periods" (
	"id" serial PRIMARY KEY NOT NULL,
	"gym_room_id" integer NOT NULL,
	"training_id" integer NOT NULL,
	"trainer_id" integer,
	"day" integer NOT NULL,
	"time" integer NOT NULL,
	"capacity" integer NOT NULL,
	"samsung_promotion" boolean DEFAULT false NOT NULL,
	"promotion_id" integer,
	"training_date" date,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"cancelled_from" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "periods_day_check" CHECK ("periods"."day" between 1 and 7),
	CONSTRAINT "periods_time_check" CHECK ("periods"."time" between 0 and 2359 and "periods"."time" % 100 < 60),
	CONSTRAINT "periods_capacity_check" CHECK ("periods"."capacity" >= 1),
	CONSTRAINT "periods_promotion_check" CHECK (("periods"."promotion_id" is null) = ("periods"."training_date" is null)),
	CONSTRAINT "periods_training_date_check" CHECK ("periods"."training_date" is null or extract(isodow from "periods"."training_date") = "periods"."day"),
	CONSTRAINT "periods_valid_check" CHECK ("periods"."valid_until" is null or "periods"."valid_from" <= "periods"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "promotion_gyms" (
	"promotion_id" integer NOT NULL,
	"gym_id" integer NOT NULL,
	CONSTRAINT "promotion_gyms_promotion_id_gym_id_pk" PRIMARY KEY("promotion_id","gym_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_eng" text NOT NULL,
	"active_from" date NOT NULL,
	"active_until" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "promotions_dates_check" CHECK ("promotions"."active_from" <= "promotions"."active_until")
);
--> statement-breakpoint
CREATE TABLE "trainer_gyms" (
	"trainer_id" integer NOT NULL,
	"gym_id" integer NOT NULL,
	CONSTRAINT "trainer_gyms_trainer_id_gym_id_pk" PRIMARY KEY("trainer_id","gym_id")
);
--> statement-breakpoint
CREATE TABLE "trainer_trainings" (
	"trainer_id" integer NOT NULL,
	"training_id" integer NOT NULL,
	CONSTRAINT "trainer_trainings_trainer_id_training_id_pk" PRIMARY KEY("trainer_id","training_id")
);
--> statement-breakpoint
CREATE TABLE "trainers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"photo_url" text NOT NULL,
	"specialty" text NOT NULL,
	"specialty_eng" text NOT NULL,
	"description" text NOT NULL,
	"description_eng" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_eng" text NOT NULL,
	"description" text NOT NULL,
	"description_eng" text NOT NULL,
	"duration" integer NOT NULL,
	"intensity" integer NOT NULL,
	"calories" integer NOT NULL,
	"photo_url" text NOT NULL,
	"training_type" "training_type" NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "trainings_intensity_check" CHECK ("trainings"."intensity" between 0 and 5),
	CONSTRAINT "trainings_duration_check" CHECK ("trainings"."duration" between 5 and 240),
	CONSTRAINT "trainings_calories_check" CHECK ("trainings"."calories" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_occurrence_id_occurrences_id_fk" FOREIGN KEY ("occurrence_id") REFERENCES "public"."occurrences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gym_rooms" ADD CONSTRAINT "gym_rooms_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_items" ADD CONSTRAINT "price_items_group_id_price_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_codes" ADD CONSTRAINT "group_codes_group_id_video_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."video_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_video_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."video_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_gyms" ADD CONSTRAINT "staff_gyms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_gyms" ADD CONSTRAINT "staff_gyms_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_group_id_video_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."video_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrences" ADD CONSTRAINT "occurrences_substitute_id_trainers_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_gym_room_id_gym_rooms_id_fk" FOREIGN KEY ("gym_room_id") REFERENCES "public"."gym_rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_gyms" ADD CONSTRAINT "promotion_gyms_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_gyms" ADD CONSTRAINT "promotion_gyms_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_gyms" ADD CONSTRAINT "trainer_gyms_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_gyms" ADD CONSTRAINT "trainer_gyms_gym_id_gyms_id_fk" FOREIGN KEY ("gym_id") REFERENCES "public"."gyms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_trainings" ADD CONSTRAINT "trainer_trainings_trainer_id_trainers_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."trainers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_trainings" ADD CONSTRAINT "trainer_trainings_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_person_key" ON "bookings" USING btree ("occurrence_id","person") WHERE "bookings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_user_index" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gym_rooms_position_key" ON "gym_rooms" USING btree ("gym_id","position");--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "events_published_index" ON "events" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "price_items_group_index" ON "price_items" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_user_index" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone_digits");--> statement-breakpoint
CREATE UNIQUE INDEX "users_jmbg_key" ON "users" USING btree ("jmbg_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_key" ON "users" USING btree ("google_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_facebook_key" ON "users" USING btree ("facebook_id");--> statement-breakpoint
CREATE INDEX "video_views_video_index" ON "video_views" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_index" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "enquiries_created_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_phone_index" ON "enquiries" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry_index" ON "enquiry_notes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "mails_waiting_index" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "occurrences_period_date_key" ON "occurrences" USING btree ("period_id","training_date");--> statement-breakpoint
CREATE INDEX "occurrences_date_index" ON "occurrences" USING btree ("training_date");--> statement-breakpoint
CREATE INDEX "periods_room_index" ON "periods" USING btree ("gym_room_id","day","time");--> statement-breakpoint
CREATE UNIQUE INDEX "periods_promotion_key" ON "periods" USING btree ("gym_room_id","training_date","time") WHERE "periods"."training_date" is not null;