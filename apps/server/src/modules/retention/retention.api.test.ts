import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RetentionRuleName, retentionSchedule } from "@kvart/contract/retention";
import type { RetentionRule } from "@kvart/contract/retention-rule";
import { type Term, termStart } from "@kvart/contract/retention-term";
import type { RetentionRun } from "@kvart/contract/staff/retention";
import { wallTime } from "@kvart/contract/time";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { addEnquiry } from "../../../test/enquiry-factories.ts";
import { linesWith, tablesWith } from "../../../test/find-traces.ts";
import { addMembershipRow, addStatementRow } from "../../../test/membership-factories.ts";
import { addStaff } from "../../../test/staff-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { coachAbsences } from "../../platform/database/schema/absences.ts";
import { bookings, idempotencyKeys } from "../../platform/database/schema/booking.ts";
import { classMessages, classNews } from "../../platform/database/schema/class-news.ts";
import { limitCounts } from "../../platform/database/schema/limits.ts";
import {
	formerAddresses,
	mailTokens,
	memberNotes,
	sessions,
	users,
	videoViews,
} from "../../platform/database/schema/members.ts";
import { ledger, renewalCalls, statements, tillCounts } from "../../platform/database/schema/memberships.ts";
import { auditLog, enquiryNotes, mails, retentionRuns } from "../../platform/database/schema/office.ts";
import { openingRequests } from "../../platform/database/schema/openings.ts";
import { pushSubscriptions } from "../../platform/database/schema/push.ts";
import { occurrences, scheduleChanges } from "../../platform/database/schema/schedule.ts";
import { passkeyChallenges } from "../../platform/database/schema/second-factors.ts";
import { mailFolder } from "../mail/service.ts";
import { runRetention, steps } from "./service.ts";

const { call, db, api } = await buildTestApp();
const [member] = await createMembers(db, 1);
const userId = member?.id ?? 0;
const log = { info: vi.fn(), error: vi.fn() };
const day = 86_400_000;

function run(now: Date, wrapped = db): Promise<void> {
	return runRetention({ db: wrapped, env: api.deps.env, clock: { now: () => now }, log });
}

async function occurrenceOn(instant: Date): Promise<number> {
	const periodId = await createPeriod(db);
	const trainingDate = wallTime(instant).date;
	const [row] = await db.insert(occurrences).values({ periodId, trainingDate }).returning({ id: occurrences.id });
	return row?.id ?? 0;
}

const auditEntry = (at: Date) => ({ at, action: "member.blocked", entity: "member" });

/** An absence has no text that could carry a mark. */
const absenceIds = new Map<string, number>();

/** Stores something that carries the mark and is as old as `at`, for each rule that the server carries out. */
const samples: Partial<Record<RetentionRuleName, (mark: string, at: Date) => Promise<unknown>>> = {
	sessions: (device, at) =>
		db.insert(sessions).values({ tokenHash: device, userId, device, createdAt: at, expiresAt: testNow, endedAt: at }),
	"notification-devices": async (mark, at) => {
		const session = { tokenHash: mark, userId, createdAt: at, expiresAt: testNow, endedAt: at };
		const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
		const device = { endpoint: `https://push.example/${mark}`, p256dh: mark, auth: mark, language: "sr" } as const;
		return db.insert(pushSubscriptions).values({ sessionId: row?.id ?? 0, ...device, createdAt: at });
	},
	"mail-links": (tokenHash, at) =>
		db.insert(mailTokens).values({ tokenHash, userId, purpose: "reset", createdAt: at, expiresAt: at }),
	"former-addresses": (mark, at) =>
		db.insert(formerAddresses).values({ userId, email: `${mark}@kvart.example`, until: at }),
	"unconfirmed-accounts": (mark, at) =>
		db.insert(users).values({
			email: `${mark}@kvart.example`,
			firstName: mark,
			lastName: mark,
			phone: mark,
			phoneDigits: mark,
			createdAt: at,
		}),
	"inactive-accounts": (mark, at) =>
		db.insert(users).values({
			email: `${mark}@kvart.example`,
			firstName: mark,
			lastName: mark,
			phone: mark,
			phoneDigits: mark,
			createdAt: at,
			emailVerifiedAt: at,
			lastLoginAt: at,
			inactiveNoticeAt: at,
		}),
	"passkey-requests": (challengeHash, at) =>
		db.insert(passkeyChallenges).values({ challengeHash, purpose: "login", expiresAt: at }),
	"limit-counts": (key, at) => db.insert(limitCounts).values({ key, count: 1, endsAt: at }),
	"guest-bookings": async (mark, at) =>
		db.insert(bookings).values({
			occurrenceId: await occurrenceOn(at),
			guestFirstName: mark,
			guestLastName: mark,
			guestPhone: mark,
			person: `guest:${mark}`,
			phoneDigits: mark,
			createdAt: at,
		}),
	"member-bookings": async (phoneDigits, at) => {
		const occurrenceId = await occurrenceOn(at);
		return db
			.insert(bookings)
			.values({ occurrenceId, userId, person: `user:${userId}`, phoneDigits, createdAt: at, checkedInAt: at });
	},
	"request-keys": (mark, at) =>
		db
			.insert(idempotencyKeys)
			.values({ scope: `guest:${mark}`, key: mark, fingerprint: mark, status: 201, body: {}, createdAt: at }),
	"video-views": (device, at) => db.insert(videoViews).values({ videoId: 1, userId, device, viewedAt: at }),
	enquiries: (name, at) => addEnquiry(db, { name, email: `${name}@kvart.example`, createdAt: at }),
	"enquiry-notes": async (text, at) => {
		const { id } = await addEnquiry(db, { createdAt: at });
		return db.insert(enquiryNotes).values({ enquiryId: id, authorId: userId, text, createdAt: at });
	},
	"opening-requests": (mark, at) =>
		db.insert(openingRequests).values({
			gymId: 12,
			email: `${mark}@kvart.example`,
			language: "sr",
			createdAt: at,
			notifiedAt: at,
		}),
	ledger: async (receipt, at) =>
		db
			.insert(ledger)
			.values({ at, kind: "extended", membershipId: await addMembershipRow(db, null), days: 1, receipt }),
	"ledger-reasons": async (reason, at) =>
		db.insert(ledger).values({ at, kind: "extended", membershipId: await addMembershipRow(db, null), days: 1, reason }),
	payers: (payer, at) => addStatementRow(db, { payer, purpose: payer, bookedOn: wallTime(at).date }),
	"statement-rows": (mark, at) => addStatementRow(db, { entryKey: mark, reference: mark, bookedOn: wallTime(at).date }),
	statements: (mark, at) => db.insert(statements).values({ fileName: mark, digest: mark, importedAt: at }),
	"till-counts": (note, at) =>
		db.insert(tillCounts).values({ gymId: 3, day: wallTime(at).date, expected: 0, counted: 0, note, countedAt: at }),
	"renewal-calls": async (note, at) =>
		db
			.insert(renewalCalls)
			.values({ membershipId: await addMembershipRow(db, null), outcome: "thinks", note, calledAt: at }),
	"member-notes": (text, at) =>
		db.insert(memberNotes).values({ userId, authorId: userId, kind: "injury", text, createdAt: at }),
	mails: (mark, at) =>
		db.insert(mails).values({
			recipient: `${mark}@kvart.example`,
			template: "staff-access",
			language: "sr",
			data: { firstName: mark },
			createdAt: at,
			nextAttemptAt: at,
			failedAt: at,
			lastError: mark,
		}),
	"change-reasons": (reason, at) => db.insert(auditLog).values({ ...auditEntry(at), entityId: "0", after: { reason } }),
	"audit-entries": (entityId, at) => db.insert(auditLog).values({ ...auditEntry(at), entityId }),
	"class-news": (note, at) => {
		const key = { periodId: 1, date: at.toISOString().slice(0, 10) };
		const state = { time: 1830, roomId: 1, trainingId: 1, coachId: 1, substituted: false, cancelled: false };
		return db.insert(classNews).values({
			coachId: 1,
			periodId: key.periodId,
			trainingDate: key.date,
			known: { ...key, ...state },
			cause: { reason: "other", note, noteEng: "" },
		});
	},
	"class-messages": (text, at) => {
		const row = { periodId: 1, trainingDate: wallTime(at).date, at, text, textEng: "", mailed: 1, toCall: 0 };
		return db.insert(classMessages).values(row);
	},
	"coach-absences": async (mark, at) => {
		const days = { fromDate: "2020-01-01", untilDate: wallTime(at).date };
		const row = { trainerId: 1, ...days, createdAt: at };
		const [added] = await db.insert(coachAbsences).values(row).returning({ id: coachAbsences.id });
		absenceIds.set(mark, added?.id ?? 0);
	},
	"schedule-changes": (mark, at) =>
		db.insert(scheduleChanges).values({
			at,
			action: "week.copied",
			gymIds: [1],
			subject: { mark },
			steps: {},
			undoUntil: at,
		}),
	"cancel-reasons": async (cancelReason, at) =>
		db
			.update(occurrences)
			.set({ cancelReason })
			.where(eq(occurrences.id, await occurrenceOn(at))),
};

const rules = Object.keys(steps) as RetentionRuleName[];
const ruleOf = (name: RetentionRuleName): RetentionRule => retentionSchedule[name];
const cutoff = (name: RetentionRuleName) => termStart(ruleOf(name).term as Term, testNow);

/** The rules whose table has their sample of an age. */
async function rulesWith(age: "expired" | "fresh"): Promise<RetentionRuleName[]> {
	const lines = await linesWith(db, [`${age}.`]);
	const absences = await db.select({ id: coachAbsences.id }).from(coachAbsences);
	const isStored = (name: RetentionRuleName) =>
		(name === "coach-absences" && absences.some(({ id }) => id === absenceIds.get(`${age}.${name}`))) ||
		lines.some(({ table, line }) => table === ruleOf(name).table && line.includes(`${age}.${name}`));
	return rules.filter(isStored);
}

test("every rule that the server carries out has a sample", () => {
	expect(Object.keys(samples).toSorted()).toEqual(rules.toSorted());
});

test("rows go when they reach their term, and not before", async () => {
	for (const name of rules) {
		await samples[name]?.(`expired.${name}`, new Date(cutoff(name).getTime() - 30 * day));
		await samples[name]?.(`fresh.${name}`, new Date(cutoff(name).getTime() + day));
	}
	expect(await rulesWith("expired")).toEqual(rules);
	const booked = await db.$count(bookings);
	await run(testNow);
	expect(log.error).not.toHaveBeenCalled();
	// The last mail of an erased account is deleted when it is sent.
	await db.delete(mails).where(eq(mails.template, "account-erased"));
	expect(await tablesWith(db, ["expired."])).toEqual([]);
	expect(await rulesWith("expired")).toEqual([]);
	expect(await rulesWith("fresh")).toEqual(rules);
	// Reports still count the bookings.
	expect(await db.$count(bookings)).toBe(booked);
});

test("a payment stays as long as the row of the bank's statement that it came with", async () => {
	const [at, membershipId] = [new Date(cutoff("ledger").getTime() - day), await addMembershipRow(db, null)];
	const payment = { at, kind: "paid", membershipId, amount: 100, method: "transfer" } as const;
	const [paid] = await db.insert(ledger).values(payment).returning({ id: ledger.id });
	const ledgerId = paid?.id ?? 0;
	await addStatementRow(db, { ledgerId, bookedOn: wallTime(new Date(cutoff("ledger").getTime() + day)).date });
	await db.delete(retentionRuns);
	await run(testNow);
	expect(log.error).not.toHaveBeenCalled();
	expect(await db.$count(ledger, eq(ledger.id, ledgerId))).toBe(1);
});

test("each rule runs once a day, whichever server is first", async () => {
	await db.delete(retentionRuns);
	log.info.mockClear();
	await Promise.all([run(testNow), run(testNow), run(testNow)]);
	expect(log.info).toHaveBeenCalledTimes(rules.length);
	await run(new Date(testNow.getTime() + 22 * 3_600_000));
	expect(log.info).toHaveBeenCalledTimes(rules.length);
	await run(new Date(testNow.getTime() + day));
	expect(log.info).toHaveBeenCalledTimes(2 * rules.length);
});

test("a rule that fails does not stop the others, and is repeated at the next check", async () => {
	await db.delete(retentionRuns);
	log.info.mockClear();
	await db.execute(sql`alter table limit_counts rename to limit_counts_away`);
	await run(testNow);
	await db.execute(sql`alter table limit_counts_away rename to limit_counts`);
	expect(log.error).toHaveBeenCalledOnce();
	expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ rule: "limit-counts" }), "retention failed");
	expect(log.info).toHaveBeenCalledTimes(rules.length - 1);
	await run(testNow);
	expect(log.info).toHaveBeenCalledTimes(rules.length);
});

test("more rows than fit into a batch are ended by one run", async () => {
	await db.delete(retentionRuns);
	const old = new Date(testNow.getTime() - 40 * day).toISOString();
	await db.execute(sql`
		insert into mail_tokens (token_hash, user_id, purpose, created_at, expires_at)
		select 'batch of many ' || n, ${userId}, 'reset', ${old}::timestamptz, ${old}::timestamptz from generate_series(1, 4500) as n`);
	await run(testNow);
	expect(await tablesWith(db, ["batch of many "])).toEqual([]);
	const [row] = await db.select().from(retentionRuns).where(eq(retentionRuns.rule, "mail-links"));
	expect(row?.rows).toBe(4500);
});

test("the reason of a block stays as long as the block", async () => {
	const at = new Date("2020-01-01T00:00:00Z");
	const entry = { ...auditEntry(at), entityId: String(userId), after: { reason: "lasting reason" } };
	await db.insert(auditLog).values(entry);
	await db.update(users).set({ blockedAt: at }).where(eq(users.id, userId));
	await db.delete(retentionRuns);
	await run(testNow);
	expect(await tablesWith(db, ["lasting reason"])).toEqual(["audit_log"]);
	await db.update(users).set({ blockedAt: null }).where(eq(users.id, userId));
	await db.delete(retentionRuns);
	await run(testNow);
	expect(await tablesWith(db, ["lasting reason"])).toEqual([]);
});

test("files of mails go with their row", async () => {
	const folder = mailFolder(api.deps.env.DATA_DIR);
	mkdirSync(folder, { recursive: true });
	const [row] = await db
		.insert(mails)
		.values({
			recipient: "clan@kvart.example",
			template: "staff-access",
			language: "sr",
			data: {},
			createdAt: testNow,
			nextAttemptAt: testNow,
		})
		.returning({ id: mails.id });
	for (const id of [row?.id, 999_999]) writeFileSync(join(folder, `${id}-staff-access.eml`), "");
	await run(testNow);
	expect(readdirSync(folder)).toEqual([`${row?.id}-staff-access.eml`]);
});

test("administrators see when each rule ran and what it ended", async () => {
	const admin = await addStaff(db, { role: "admin" });
	const { status, body } = await call<RetentionRun[]>("GET", "/api/staff/retention", { headers: admin.headers });
	expect(status).toBe(200);
	expect(body.map(({ rule }) => rule).toSorted()).toEqual(rules.toSorted());
	expect(body[0]).toMatchObject({ ran_at: testNow.toISOString(), rows: expect.any(Number) });
});
