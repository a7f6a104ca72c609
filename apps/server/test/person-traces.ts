import type { RetentionRuleName } from "@kvart/contract/retention";
import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { desc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { deliverNext } from "../src/modules/mail/delivery.ts";
import { fileTransport } from "../src/modules/mail/files.ts";
import { mailFolder } from "../src/modules/mail/service.ts";
import {
	bookingPauses,
	bookings,
	calendarFeeds,
	idempotencyKeys,
	waits,
} from "../src/platform/database/schema/booking.ts";
import { classNews } from "../src/platform/database/schema/class-news.ts";
import { favourites } from "../src/platform/database/schema/favourites.ts";
import {
	formerAddresses,
	groupMembers,
	mailTokens,
	memberNotes,
	sessions,
	staffGyms,
	users,
	videoViews,
} from "../src/platform/database/schema/members.ts";
import { ledger, renewalCalls } from "../src/platform/database/schema/memberships.ts";
import { auditLog, enquiries, enquiryNotes, mails } from "../src/platform/database/schema/office.ts";
import { openingRequests } from "../src/platform/database/schema/openings.ts";
import { pushSubscriptions } from "../src/platform/database/schema/push.ts";
import { occurrences } from "../src/platform/database/schema/schedule.ts";
import { passkeyChallenges, passkeys, recoveryCodes } from "../src/platform/database/schema/second-factors.ts";
import { createPeriod, easyProof } from "./booking-factories.ts";
import { logIn, newcomer, proved, tokenFor } from "./member-factories.ts";
import { addMembershipRow, addOrderRow, addStatementRow } from "./membership-factories.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

/** A person whose every text contains one of these, and no other text does. */
export interface Marked {
	/** In names, addresses and what is typed. */
	mark: string;
	/** The same in Cyrillic. */
	cyrillic: string;
	/** The last eight digits of the phone; the national id contains six of them. */
	digits: string;
}

const nationalId = ({ digits }: Marked) => `0101990${digits.slice(0, 6)}`;
export const tracesOf = (marked: Marked) => [marked.mark, marked.cyrillic, marked.digits, nationalId(marked)];
export const addressOf = ({ mark }: Marked) => `${mark}@kvart.example`;
const formerAddressOf = ({ mark }: Marked) => `nekad.${mark}@kvart.example`;

/** Writes all mails that wait to files. */
export async function deliverAll({ db, api }: TestApp): Promise<void> {
	const { clock, keys, env, mailing } = api.deps;
	const log = { warn: () => undefined, error: () => undefined };
	const send = fileTransport(mailFolder(env.DATA_DIR));
	while (await deliverNext({ db, clock, keys, publicUrl: "https://kvart.example", send, log, mailing })) {}
}

/** A member with a former address, bookings as a member and as a guest, enquiries and a file of each of their mails. */
export async function liveAMembersLife(app: TestApp, admin: { headers: { session_id: string } }, marked: Marked) {
	const { call, db } = app;
	const { mark, digits } = marked;
	const [email, former] = [addressOf(marked), formerAddressOf(marked)];
	const name = { first_name: mark, last_name: `${mark}ić` };
	const phone = `069${digits}`;
	const more = { jmbg: nationalId(marked), card_id: `card-${mark}` };
	await call("POST", "/api/user/register", { body: newcomer({ ...name, email: former, phone, ...more }) });
	const verify = async (address: string) =>
		call("POST", "/api/user/verify", { body: { token: await tokenFor(db, address) } });
	await verify(former);
	const headers = await proved(db, await logIn(app, former));

	const key = (text: string) => ({ "idempotency-key": `${text}-${digits}` });
	const [own, asGuest] = [await createPeriod(db), await createPeriod(db, { time: 1930 })];
	await call("POST", `/api/period/${own}/booking`, { headers: { ...headers, ...key("own") } });
	const guest = {
		first_name: marked.cyrillic,
		last_name: `${marked.cyrillic}ић`,
		phone,
		email: former,
		proof: await easyProof(),
	};
	const booked = await call("POST", `/api/period/${asGuest}/booking/guest`, { body: guest, headers: key("guest") });
	expect(booked.status).toBe(201);
	const form = { age: "31", phone_1: phone, additional: `I am ${mark}`, name: mark };
	await call("POST", "/api/form/price", { body: { ...form, email: former, proof: await easyProof() } });
	await call("POST", "/api/gym/12/opening_request", { body: { email: former } });

	expect((await call("POST", "/api/user/email", { headers, body: { email } })).status).toBe(200);
	await verify(former);
	expect((await verify(email)).body).toMatchObject({ email_change: "done" });
	await call("POST", "/api/form/price", { body: { ...form, email, proof: await easyProof() } });
	await deliverAll(app);

	const [enquiry] = await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.email, former));
	const path = `/api/staff/enquiry/${enquiry?.id}`;
	await call("POST", `${path}/note`, { headers: admin.headers, body: { text: `${mark} called` } });
	const { body } = await call<Enquiry>("GET", path, { headers: admin.headers });
	const reply = { version: body.version, subject: `For ${mark}`, text: `Dear ${mark}` };
	expect((await call("POST", `${path}/reply`, { headers: admin.headers, body: reply })).status).toBe(200);
	await deliverAll(app);

	const [user] = await db.select().from(users).where(eq(users.email, email));
	const id = user?.id ?? 0;
	for (const blocked of [true, false]) {
		const version = (await db.select().from(users).where(eq(users.id, id)))[0]?.version;
		const change = { version, blocked, reason: `${mark} was rude` };
		const { status } = await call("PATCH", `/api/staff/member/${id}`, { headers: admin.headers, body: change });
		expect(status).toBe(200);
	}
	// Waits while the person is erased.
	await call("POST", "/api/user/forgot-password", { body: { email } });
	return { id, headers: await proved(db, await logIn(app, email)), own, asGuest };
}

type Plant = (place: { id: number; authorId: number; marked: Marked }) => Promise<unknown>;

/** Writes the person into every column of each rule, whether or not any call does so today. */
export function plants({ db }: TestApp): Partial<Record<RetentionRuleName, Plant>> {
	const dates = { createdAt: testNow, expiresAt: testNow };
	const occurrenceId = async () => {
		const periodId = await createPeriod(db);
		const row = { periodId, trainingDate: "2026-11-18", taken: 1 };
		return (await db.insert(occurrences).values(row).returning({ id: occurrences.id }))[0]?.id ?? 0;
	};
	const enquiryId = async () =>
		(await db.select({ id: enquiries.id }).from(enquiries).orderBy(desc(enquiries.id)).limit(1))[0]?.id ?? 0;
	const addSession = async (userId: number, mark: string) => {
		const row = { userId, tokenHash: mark, device: mark, addressDigest: mark, ...dates };
		return (await db.insert(sessions).values(row).returning({ id: sessions.id }))[0]?.id ?? 0;
	};
	const pause = { countedFrom: "2026-11-01", needed: 3, fromDate: "2026-11-18", untilDate: "2026-11-24" };
	return {
		credentials: ({ id, marked: { mark } }) =>
			db
				.update(users)
				.set({ passwordHash: mark, googleId: mark, facebookId: mark, totpCipher: mark, totpPendingCipher: mark })
				.where(eq(users.id, id)),
		"national-ids": ({ id, marked: { mark } }) =>
			db.update(users).set({ jmbgCipher: mark, jmbgDigest: mark }).where(eq(users.id, id)),
		"former-addresses": ({ id, marked }) =>
			db.insert(formerAddresses).values({ userId: id, email: `davno.${addressOf(marked)}`, until: testNow }),
		"second-factors": ({ id, marked }) =>
			db.insert(recoveryCodes).values({ userId: id, codeHash: marked.mark, createdAt: testNow }),
		passkeys: ({ id, marked: { mark } }) => {
			const key = { credentialId: mark, publicKey: Buffer.from(mark), counter: 0, transports: [mark], name: mark };
			return db.insert(passkeys).values({ userId: id, ...key, createdAt: testNow });
		},
		"passkey-requests": ({ id, marked: { mark } }) =>
			db.insert(passkeyChallenges).values({ userId: id, challengeHash: mark, purpose: "login", expiresAt: testNow }),
		sessions: ({ id, marked }) => addSession(id, `session ${marked.mark}`),
		"notification-devices": async ({ id, marked: { mark } }) => {
			const sessionId = await addSession(id, `device ${mark}`);
			const device = { endpoint: `https://push.example/${mark}`, p256dh: mark, auth: mark, language: "sr" } as const;
			return db.insert(pushSubscriptions).values({ sessionId, ...device, createdAt: testNow });
		},
		"mail-links": ({ id, marked }) =>
			db.insert(mailTokens).values({
				userId: id,
				tokenHash: marked.mark,
				purpose: "new_email",
				email: `novi.${addressOf(marked)}`,
				...dates,
			}),
		"member-bookings": async ({ id, marked }) => {
			const row = { userId: id, person: `user:${id}`, phoneDigits: `38169${marked.digits}`, createdAt: testNow };
			return db.insert(bookings).values({ occurrenceId: await occurrenceId(), ...row });
		},
		waits: async ({ id }) =>
			db.insert(waits).values({ occurrenceId: await occurrenceId(), userId: id, createdAt: testNow }),
		"booking-pauses": ({ id }) => db.insert(bookingPauses).values({ userId: id, ...pause, createdAt: testNow }),
		"class-news": async ({ id, marked: { mark } }) => {
			const wait = { occurrenceId: await occurrenceId(), userId: id, createdAt: testNow };
			const [row] = await db.insert(waits).values(wait).returning({ id: waits.id });
			const hour = { periodId: 1, date: "2026-11-18", time: 1830, roomId: 1, trainingId: 1, coachId: null };
			return db.insert(classNews).values({
				waitId: row?.id ?? 0,
				known: { ...hour, substituted: false, cancelled: false },
				cause: { reason: "other", note: `${mark} asked for it`, noteEng: "" },
			});
		},
		memberships: ({ id }) => addMembershipRow(db, id),
		orders: ({ id }) => addOrderRow(db, id),
		"ledger-reasons": async ({ id, marked: { mark } }) => {
			const [membershipId, orderId] = [await addMembershipRow(db, id), await addOrderRow(db, id)];
			const shared = { at: testNow, reason: mark };
			return db.insert(ledger).values([
				{ ...shared, kind: "extended", membershipId, days: 1 },
				{ ...shared, kind: "refunded", orderId, amount: 100, method: "transfer" },
			]);
		},
		payers: async ({ id, marked: { mark } }) =>
			addStatementRow(db, { orderId: await addOrderRow(db, id), payer: mark, purpose: mark }),
		"renewal-calls": async ({ id, authorId, marked: { mark } }) => {
			const call = { membershipId: await addMembershipRow(db, id), calledBy: authorId, calledAt: testNow };
			return db.insert(renewalCalls).values({ ...call, outcome: "thinks", note: mark });
		},
		favourites: ({ id }) => db.insert(favourites).values({ userId: id, trainingId: 1, createdAt: testNow }),
		"request-keys": ({ id, marked: { mark } }) => {
			const row = { key: mark, fingerprint: mark, status: 200, body: { mark }, createdAt: testNow };
			return db.insert(idempotencyKeys).values({ scope: `user:${id}`, ...row });
		},
		calendars: ({ id }) => db.insert(calendarFeeds).values({ userId: id, generation: 1, renewedAt: testNow }),
		"video-groups": ({ id }) => db.insert(groupMembers).values({ userId: id, groupId: 1, joinedAt: testNow }),
		"video-views": ({ id, marked: { mark } }) =>
			db.insert(videoViews).values({ videoId: 1, userId: id, device: mark, viewedAt: testNow }),
		"opening-requests": ({ marked }) =>
			db.insert(openingRequests).values({ gymId: 1, email: addressOf(marked), language: "sr", createdAt: testNow }),
		"enquiry-notes": async ({ marked }) => {
			const mail = {
				sender: addressOf(marked),
				senderName: marked.mark,
				messageId: "",
				genuine: true,
				quoted: marked.mark,
				attachments: [marked.mark],
				shortened: false,
				bounce: false,
			};
			const note = { enquiryId: await enquiryId(), kind: "received", text: marked.mark, mail } as const;
			return db.insert(enquiryNotes).values({ ...note, createdAt: testNow });
		},
		"member-notes": ({ id, authorId, marked: { mark } }) =>
			db.insert(memberNotes).values({ userId: id, authorId, kind: "injury", text: mark, createdAt: testNow }),
		mails: ({ marked }) => {
			const mail = { template: "mail-to-check", language: "sr", createdAt: testNow, nextAttemptAt: testNow } as const;
			const data = { sender: addressOf(marked), subject: marked.mark };
			const texts = { uniqueKey: `check ${marked.mark}`, lastError: `451 <${addressOf(marked)}>` };
			return db.insert(mails).values({ ...mail, ...texts, recipient: "info@kvart.example", data });
		},
		"change-reasons": ({ id, marked: { mark } }) => {
			const entry = { at: testNow, action: "member.blocked", entity: "member", entityId: String(id) };
			return db
				.insert(auditLog)
				.values({ ...entry, before: { reason: mark }, after: { reason: mark, state: "blocked" } });
		},
		"staff-clubs": ({ id }) => db.insert(staffGyms).values({ userId: id, gymId: 1 }),
	};
}
