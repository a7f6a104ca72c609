-- Bookings of a date, as a share of all: in a table of many years ANALYZE finds far too few dates. Used from its next run.
ALTER TABLE "bookings" ALTER COLUMN "occurrence_id" SET (n_distinct = -0.05);
