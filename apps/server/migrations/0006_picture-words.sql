-- The default is for the pictures that are there already; it is the grey of a page without pictures.
ALTER TABLE "pictures" ADD COLUMN "color" text DEFAULT '#d9d5ca' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "color" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt_eng" text DEFAULT '' NOT NULL;