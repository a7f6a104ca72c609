import { randomUUID } from "node:crypto";
import { type AccountRole, choosesClubs } from "@kvart/contract/staff/rights";
import { eq } from "drizzle-orm";
import { newTotpSecret } from "../src/modules/staff/session/totp.ts";
import { dataKeys } from "../src/platform/data-keys.ts";
import type { Database } from "../src/platform/database/database.ts";
import { sessions, staffGyms, users } from "../src/platform/database/schema/members.ts";
import { sessionDigest } from "../src/platform/session.ts";
import { storedTestPassword } from "./member-factories.ts";
import { testNow } from "./template.ts";
import { testDataKey } from "./test-app.ts";

/** Clubs of the demo. */
export const zemun = 3;
export const vracar = 5;

/** Sessions of staff lock and end within hours. Those of tests that set the clock for another reason never do. */
const neverOld = new Date("2100-01-01T00:00:00Z");

export interface TestStaff {
	id: number;
	email: string;
	/** The headers of the session. */
	headers: { session_id: string };
	/** The secret of the second factor, or empty. */
	secret: string;
}

interface StaffOptions {
	role?: AccountRole;
	/** Without it all clubs. */
	clubs?: readonly number[];
	/** The record of a coach. */
	coachId?: number;
	/** `needed`: not confirmed in this session yet. */
	secondFactor?: "off" | "needed" | "confirmed";
	/** For tests of how sessions lock and end. */
	loggedInAt?: Date;
}

/** By default a manager of all clubs, with a session and the test password. */
export async function addStaff(
	db: Database,
	{ role = "manager", clubs, coachId, secondFactor = "off", loggedInAt = neverOld }: StaffOptions = {},
): Promise<TestStaff> {
	// A record has one account: the demo's coach, or the one of the test before.
	if (coachId !== undefined)
		await db.update(users).set({ role: "member", trainerId: null }).where(eq(users.trainerId, coachId));
	const token = randomUUID();
	const secret = secondFactor === "off" ? "" : newTotpSecret();
	const [user] = await db
		.insert(users)
		.values({
			email: `${token}@kvart.example`,
			firstName: "Sanja",
			lastName: "Žujović",
			phone: token,
			phoneDigits: token,
			role,
			allClubs: choosesClubs(role) && clubs === undefined,
			trainerId: coachId ?? null,
			passwordHash: await storedTestPassword,
			totpCipher: secret === "" ? null : dataKeys(testDataKey).encrypt("totp", secret),
			emailVerifiedAt: testNow,
			createdAt: testNow,
		})
		.returning({ id: users.id, email: users.email });
	const { id, email } = user as { id: number; email: string };
	if (clubs && clubs.length > 0) await db.insert(staffGyms).values(clubs.map((gymId) => ({ userId: id, gymId })));
	await db.insert(sessions).values({
		tokenHash: sessionDigest(token),
		userId: id,
		createdAt: loggedInAt,
		expiresAt: new Date("2101-01-01T00:00:00Z"),
		secondFactorAt: secondFactor === "confirmed" ? testNow : null,
	});
	return { id, email, headers: { session_id: token }, secret };
}
