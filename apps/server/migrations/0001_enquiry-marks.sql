ALTER TABLE "enquiries" ADD COLUMN "form_key" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_form_key" UNIQUE("form_key");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_challenge_key" UNIQUE("challenge");