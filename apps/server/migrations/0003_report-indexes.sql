CREATE INDEX "ledger_paid_index" ON "ledger" USING btree ("at") WHERE "ledger"."method" is not null;--> statement-breakpoint
CREATE INDEX "ledger_moved_index" ON "ledger" USING btree ("membership_id") WHERE "ledger"."days" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_rows_ledger_key" ON "statement_rows" USING btree ("ledger_id") WHERE "statement_rows"."ledger_id" is not null;--> statement-breakpoint
CREATE INDEX "statement_rows_day_index" ON "statement_rows" USING btree ("booked_on") WHERE "statement_rows"."ledger_id" is not null;