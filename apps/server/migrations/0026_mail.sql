ALTER TYPE "public"."enquiry_note_kind" ADD VALUE 'received';--> statement-breakpoint
ALTER TYPE "public"."enquiry_note_kind" ADD VALUE 'automatic';--> statement-breakpoint
ALTER TABLE "enquiry_notes" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "last_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "new_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD COLUMN "message_key" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "text_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "photo_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_message_key" UNIQUE("message_key");--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_check" CHECK ("enquiry_notes"."author_id" is not null or "enquiry_notes"."kind"::text in ('received', 'automatic'));--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_mail_check" CHECK (("enquiry_notes"."mail" is not null) = ("enquiry_notes"."kind"::text in ('received', 'automatic')));