import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RetentionRuleName, retentionRules } from "@kvart/contract/retention";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod } from "../../../test/booking-factories.ts";
import { columnsOfAccount, columnsWith, filesWith, tablesWith, textColumns } from "../../../test/find-traces.ts";
import { loggedIn, mailsTo, proved } from "../../../test/member-factories.ts";
import { addressOf, deliverAll, liveAMembersLife, type Marked, plants, tracesOf } from "../../../test/person-traces.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import type { Database } from "../../platform/database/database.ts";
import { bookings } from "../../platform/database/schema/booking.ts";
import { favourites } from "../../platform/database/schema/favourites.ts";
import { users } from "../../platform/database/schema/members.ts";
import { memberships } from "../../platform/database/schema/memberships.ts";
import { auditLog, mails, retentionRuns } from "../../platform/database/schema/office.ts";
import { occurrences } from "../../platform/database/schema/schedule.ts";
import { mailFolder, queueMail } from "../mail/service.ts";
import { rowsOfPerson } from "../retention/queries/person.ts";
import { runRetention } from "../retention/service.ts";
import { closeAccount } from "./queries/erasure.ts";
import { erasePerson } from "./service/erasure.ts";

// The whole server with its database and the files of its mails; only the clock is fake.
const app = await buildTestApp();
const { call, db, api } = app;
const { clock, env } = api.deps;
const admin = await addStaff(db, { role: "admin" });

const retain = (now = clock.now()) =>
	runRetention({ db, clock: { now: () => now }, env, log: { info: () => undefined, error: () => undefined } });

/** Columns of the inventory that only hold words of the program. */
const ownWords = ["member_notes.kind", "passkey_challenges.purpose", "waits.outcome"];

/** The data that erasure has to reach, by the schedule. */
const erased = retentionRules.filter(([name]) => rowsOfPerson[name] !== null);
const inventory = new Set(erased.flatMap(([, { table, columns }]) => columns.map((column) => `${table}.${column}`)));

async function leaveTraces(marked: Marked) {
	const life = await liveAMembersLife(app, admin, marked);
	const planting = plants(app);
	for (const plant of Object.values(planting)) await plant({ id: life.id, authorId: admin.id, marked });
	writeFileSync(join(mailFolder(env.DATA_DIR), "900001-crashed.eml.part"), marked.mark);
	const texts = (await textColumns(db)).filter((name) => inventory.has(name) && !ownWords.includes(name));
	expect(await columnsWith(db, tracesOf(marked))).toEqual(expect.arrayContaining(texts));
	const accounts = [...inventory].filter((name) => name.endsWith(".user_id"));
	expect(await columnsOfAccount(db, life.id)).toEqual(expect.arrayContaining(accounts));
	expect(filesWith(env.DATA_DIR, tracesOf(marked))).toEqual(
		expect.arrayContaining(
			["verify-email", "confirm-new-email", "booking-confirmed", "enquiry-notice", "enquiry-reply"].map((template) =>
				expect.stringContaining(template),
			),
		),
	);
	return life;
}

/** Until it is sent, its address is the only trace. Its file represents a mail that a mail server has taken. */
async function expectOnlyLastMail(marked: Marked, id: number): Promise<void> {
	const rows = await mailsTo(db, addressOf(marked));
	expect(rows.map(({ template, data }) => ({ template, data }))).toEqual([{ template: "account-erased", data: {} }]);
	expect(await columnsWith(db, tracesOf(marked))).toEqual(["mails.recipient"]);
	expect(await columnsOfAccount(db, id)).toEqual([]);
	expect(filesWith(env.DATA_DIR, tracesOf(marked))).toEqual([]);
	await deliverAll(app);
	expect(await columnsWith(db, tracesOf(marked))).toEqual([]);
	expect(filesWith(env.DATA_DIR, tracesOf(marked))).toEqual([expect.stringContaining("account-erased")]);
	// The daily run deletes the files of mails whose row is gone.
	await retain();
	expect(filesWith(env.DATA_DIR, tracesOf(marked))).toEqual([]);
}

const slow = { timeout: 240_000 };

test("a member who erases the account leaves no trace in any table or file", slow, async () => {
	const marked = { mark: "zvrgudina", cyrillic: "звргудина", digits: "77139942" };
	const { id, headers, own, asGuest } = await leaveTraces(marked);
	expect((await call("DELETE", "/api/user", { headers })).status).toBe(200);
	await expectOnlyLastMail(marked, id);
	// The places are free again, and the log still shows what was done to the account.
	for (const periodId of [own, asGuest]) {
		const [occurrence] = await db.select().from(occurrences).where(eq(occurrences.periodId, periodId));
		expect(occurrence?.taken).toBe(0);
	}
	const entries = await db
		.select()
		.from(auditLog)
		.where(eq(auditLog.entityId, String(id)));
	const blocks = entries.filter(({ action }) => action === "member.blocked");
	expect(blocks.map(({ after }) => after)).toEqual([{ state: "blocked" }, { state: "blocked" }]);
});

test("a member whom staff erases leaves no trace either", slow, async () => {
	const marked = { mark: "kvrciborka", cyrillic: "кврциборка", digits: "66248813" };
	const { id } = await leaveTraces(marked);
	const body = { name: "kvrciborka kvrciborkaic" };
	expect((await call("DELETE", `/api/staff/member/${id}`, { headers: admin.headers, body })).status).toBe(200);
	await expectOnlyLastMail(marked, id);
});

test("an inactive member leaves no trace either", slow, async () => {
	const marked = { mark: "trtmrtka", cyrillic: "тртмртка", digits: "55713364" };
	const { id } = await leaveTraces(marked);
	const long = new Date("2020-01-01T00:00:00Z");
	const idle = {
		createdAt: long,
		lastLoginAt: long,
		lastVisitOn: null,
		inactiveNoticeAt: new Date("2020-02-01T00:00:00Z"),
	};
	await db.update(users).set(idle).where(eq(users.id, id));
	await db.update(bookings).set({ createdAt: long }).where(eq(bookings.userId, id));
	await db.update(memberships).set({ soldAt: long }).where(eq(memberships.userId, id));
	await db.delete(retentionRuns);
	await retain();
	await expectOnlyLastMail(marked, id);
});

/** Its second transaction fails: the server ended. */
function endingDatabase(): Database {
	let transactions = 0;
	const transaction: Database["transaction"] = (work, config) => {
		transactions += 1;
		if (transactions > 1) throw new Error("the server has ended");
		return db.transaction(work, config);
	};
	return new Proxy(db, { get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)) });
}

test("an interrupted erasure has already ended the sessions and removed the national id", async () => {
	const { id, headers } = await loggedIn(app);
	const owner = eq(users.id, id);
	await db.update(users).set({ jmbgCipher: "cipher", jmbgDigest: "digest" }).where(owner);
	const erasing = erasePerson({ db: endingDatabase(), clock, env }, id, async () => undefined);
	await expect(erasing).rejects.toThrow("the server has ended");
	expect((await call("GET", "/api/user", { headers })).status).toBe(401);
	expect(await db.select({ cipher: users.jmbgCipher }).from(users).where(owner)).toEqual([{ cipher: null }]);
});

test("the next run finishes an erasure that a server began", slow, async () => {
	const marked = { mark: "frkalica", cyrillic: "фркалица", digits: "44917726" };
	const { id } = await leaveTraces(marked);
	await db.transaction((tx) => closeAccount(tx, id, clock.now()));
	await retain();
	await expectOnlyLastMail(marked, id);
});

test("a call that began before the erasure and writes after it leaves nothing for longer than the next run", async () => {
	const { id, email, headers } = await loggedIn(app);
	const period = await createPeriod(db);
	expect((await call("DELETE", "/api/user", { headers: await proved(db, headers) })).status).toBe(200);
	await db.insert(favourites).values({ userId: id, trainingId: 1, createdAt: clock.now() });
	const row = { periodId: period, trainingDate: "2026-11-25", taken: 1 };
	const [occurrence] = await db.insert(occurrences).values(row).returning({ id: occurrences.id });
	const late = { occurrenceId: occurrence?.id ?? 0, userId: id, person: `user:${id}`, createdAt: clock.now() };
	await db.insert(bookings).values({ ...late, phoneDigits: "381690001112" });
	// The queue takes no mail for an erased account.
	const mail = { template: "account-inactive", data: { firstName: "Član" }, language: "sr", userId: id } as const;
	expect(await queueMail(db, clock, { ...mail, recipient: email })).toBe(false);
	await retain();
	expect(await columnsOfAccount(db, id)).toEqual([]);
	expect(await tablesWith(db, ["381690001112"])).toEqual([]);
	const [freed] = await db.select().from(occurrences).where(eq(occurrences.periodId, period));
	expect(freed?.taken).toBe(0);
	expect(await db.$count(mails, eq(mails.userId, id))).toBe(0);
});

test("every rule whose rows are erased is planted, directly or by a member's life", () => {
	const byLife: RetentionRuleName[] = ["accounts", "enquiries", "guest-bookings"];
	const planted = [...Object.keys(plants(app)), ...byLife];
	expect(planted.toSorted()).toEqual(erased.map(([name]) => name).toSorted());
});
