import { randomUUID } from "node:crypto";
import type { Role } from "@kvart/contract/members";
import { newTotpSecret } from "../src/modules/staff/session/totp.ts";
import { dataKeys } from "../src/platform/data-keys.ts";
import type { Database } from "../src/platform/database/database.ts";
import { sessions, staffGyms, users } from "../src/platform/database/schema/members.ts";
import { sessionDigest } from "../src/platform/session.ts";
import { testNow } from "./template.ts";
import { testDataKey } from "./test-app.ts";

/** Clubs of the demo. */
export const zemun = 3;
export const vracar = 5;

const year = 365 * 86_400_000;

export interface TestStaff {
	id: number;
	email: string;
	/** Of the session. */
	headers: { session_id: string };
	/** The secret of the second factor, or empty. */
	secret: string;
}

interface StaffOptions {
	role?: Role;
	/** Without it the whole chain. */
	clubs?: readonly number[];
	/** `needed`: not confirmed in this session yet. */
	secondFactor?: "off" | "needed" | "confirmed";
}

/** By default staff of the whole chain, with a session. */
export async function addStaff(
	db: Database,
	{ role = "staff", clubs = [], secondFactor = "off" }: StaffOptions = {},
): Promise<TestStaff> {
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
			passwordHash: "never verified",
			totpCipher: secret === "" ? null : dataKeys(testDataKey).encrypt("totp", secret),
			emailVerifiedAt: testNow,
			createdAt: testNow,
		})
		.returning({ id: users.id, email: users.email });
	const { id, email } = user as { id: number; email: string };
	if (clubs.length > 0) await db.insert(staffGyms).values(clubs.map((gymId) => ({ userId: id, gymId })));
	await db.insert(sessions).values({
		tokenHash: sessionDigest(token),
		userId: id,
		createdAt: testNow,
		expiresAt: new Date(testNow.getTime() + year),
		secondFactorAt: secondFactor === "confirmed" ? testNow : null,
	});
	return { id, email, headers: { session_id: token }, secret };
}
