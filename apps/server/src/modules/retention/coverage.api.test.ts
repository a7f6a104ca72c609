import { retentionRules } from "@kvart/contract/retention";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { accountColumns, textColumns } from "../../../test/find-traces.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import { steps } from "./service.ts";

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

/** Texts that staff writes for the public. */
const publicTables = [
	"blog_posts",
	"closings",
	"events",
	"group_codes",
	"gym_rooms",
	"gyms",
	"padel_centre",
	"price_lists",
	"promotions",
	"questions",
	"reply_templates",
	"terms_blocks",
	"trainings",
	"video_groups",
	"videos",
];

/** Columns that cannot name a person: codes of the program, random keys, descriptions of pictures. */
const impersonal = [
	"audit_log.action",
	"audit_log.entity",
	"class_news.known",
	"enquiries.challenge",
	"enquiries.form_key",
	"enquiries.marks",
	"enquiry_notes.message_key",
	"mails.template",
	"memberships.covers",
	"memberships.gym_ids",
	"memberships.title",
	"memberships.title_eng",
	"orders.covers",
	"orders.gym_ids",
	"orders.reference",
	"orders.title",
	"orders.title_eng",
	"pictures.alt",
	"pictures.alt_eng",
	"pictures.color",
	"pictures.digest",
	"pictures.kind",
	"pictures.media_type",
	"retention_runs.rule",
	"schedule_changes.action",
	"settings.key",
	"settings.value",
];

const scheduled = new Set(
	retentionRules.flatMap(([, { table, columns }]) => columns.map((column) => `${table}.${column}`)),
);

test("every column that can hold personal data is in the schedule", async () => {
	const suspects = new Set([...(await textColumns(db)), ...(await accountColumns(db))]);
	const forgotten = [...suspects].filter(
		(name) => !scheduled.has(name) && !impersonal.includes(name) && !publicTables.includes(name.split(".")[0] ?? ""),
	);
	expect(forgotten).toEqual([]);
});

test("the schedule names no column that does not exist", async () => {
	const { rows } = (await db.execute(sql`
		select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`)) as {
		rows: { name: string }[];
	};
	const existing = rows.map(({ name }) => name);
	expect([...scheduled, ...impersonal].filter((name) => !existing.includes(name))).toEqual([]);
});

test("every rule with a term is carried out, and no other", () => {
	const withTerm = retentionRules.filter(([, { term }]) => typeof term !== "string").map(([name]) => name);
	expect(Object.keys(steps).toSorted()).toEqual(withTerm.toSorted());
});
