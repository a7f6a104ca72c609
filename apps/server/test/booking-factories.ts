import { randomUUID } from "node:crypto";
import type { Challenge } from "@kvart/contract/enquiries/schemas";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { dataKeys } from "../src/platform/data-keys.ts";
import type { Database } from "../src/platform/database/database.ts";
import { bookings } from "../src/platform/database/schema/booking.ts";
import { sessions, users } from "../src/platform/database/schema/members.ts";
import { occurrences, periods } from "../src/platform/database/schema/schedule.ts";
import { sessionDigest } from "../src/platform/session.ts";
import { testNow } from "./template.ts";
import { testDataKey } from "./test-app.ts";

const year = 365 * 86_400_000;

export interface TestMember {
	id: number;
	/** The headers of the member's session. */
	headers: { session_id: string };
}

/** Confirmed members with a session. */
export async function createMembers(db: Database, count: number, language: "sr" | "en" = "sr"): Promise<TestMember[]> {
	const tokens = Array.from({ length: count }, () => randomUUID());
	const rows = await db
		.insert(users)
		.values(
			tokens.map((token) => ({
				email: `${token}@kvart.example`,
				firstName: "Mina",
				lastName: "Žarković",
				phone: token,
				phoneDigits: token,
				language,
				emailVerifiedAt: testNow,
				termsAcceptedAt: testNow,
				createdAt: testNow,
			})),
		)
		.returning({ id: users.id });
	const members = rows.map(({ id }, index) => ({ id, headers: { session_id: tokens[index] ?? "" } }));
	const expiresAt = new Date(testNow.getTime() + year);
	await db.insert(sessions).values(
		members.map(({ id, headers }) => ({
			tokenHash: sessionDigest(headers.session_id),
			userId: id,
			createdAt: testNow,
			expiresAt,
		})),
	);
	return members;
}

type PeriodValues = Partial<typeof periods.$inferInsert>;

/** By default a weekly period in Zemun, today at 18:30, with one place. */
export async function createPeriod(db: Database, values: PeriodValues = {}): Promise<number> {
	const [row] = await db
		.insert(periods)
		.values({
			gymRoomId: 3,
			trainingId: 1,
			trainerId: 1,
			day: 3,
			time: 1830,
			capacity: 1,
			validFrom: "2026-01-01",
			...values,
		})
		.returning({ id: periods.id });
	return row?.id ?? 0;
}

let phones = 0;

/** A new guest every time. */
export function newGuest(): { first_name: string; last_name: string; phone: string } {
	phones += 1;
	const phone = `063 100 ${String(phones).padStart(4, "0")}`;
	return { first_name: "Đorđe", last_name: "Šćepanović", phone };
}

/** A challenge as a browser solves it. */
export async function solve(challenge: Challenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** A real proof, issued at the time of the tests, of a challenge that is easy to solve. */
export async function easyProof(): Promise<string> {
	const { parameters, signature = "" } = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost: 1,
		keyPrefix: "0",
		deriveKey,
		data: { issued_at: testNow.getTime() },
		hmacSignatureSecret: dataKeys(testDataKey).digest("form challenge", "signature"),
	});
	return solve({ parameters, signature } as Parameters<typeof solve>[0]);
}

/** A booking of a member, by default in Zemun; `values` are those of its period. */
export async function addBooking(db: Database, userId: number, values: PeriodValues = {}): Promise<number> {
	const periodId = await createPeriod(db, { capacity: 9, ...values });
	const trainingDate = "2026-11-18";
	const [occurrence] = await db
		.insert(occurrences)
		.values({ periodId, trainingDate, capacity: 9, taken: 1 })
		.returning({ id: occurrences.id });
	const [booking] = await db
		.insert(bookings)
		.values({ occurrenceId: occurrence?.id ?? 0, userId, person: `user:${userId}`, createdAt: testNow })
		.returning({ id: bookings.id });
	return booking?.id ?? 0;
}
