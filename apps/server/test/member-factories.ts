import { createHash, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { storedPassword } from "../src/demo/accounts.ts";
import { openToken } from "../src/modules/mail/service.ts";
import { dataKeys } from "../src/platform/data-keys.ts";
import type { Database } from "../src/platform/database/database.ts";
import { sessions, users } from "../src/platform/database/schema/members.ts";
import { mails } from "../src/platform/database/schema/office.ts";
import { sessionDigest } from "../src/platform/session.ts";
import { type TestApp, testDataKey } from "./test-app.ts";

/** As browsers send passwords. */
export function sha512(password: string): string {
	return createHash("sha512").update(password).digest("hex");
}

export const testPassword = "probna kuglica";
export const storedTestPassword = storedPassword(testPassword);

function freshDigits(): string {
	return String(randomInt(1e8, 1e9));
}

/** The registration of a new person. */
export function newcomer(more: Record<string, unknown> = {}) {
	const digits = freshDigits();
	return {
		first_name: "Đurđa",
		last_name: "Žižić",
		email: `djurdja.${digits}@kvart.example`,
		phone: `+381 6${digits}`,
		password: sha512(testPassword),
		language: "sr",
		...more,
	};
}

interface MemberOptions {
	verified?: boolean;
	terms?: boolean;
	blocked?: boolean;
}

export async function addMember(
	db: Database,
	{ verified = true, terms = true, blocked = false }: MemberOptions = {},
): Promise<{ id: number; email: string }> {
	const now = new Date("2026-11-01T12:00:00Z");
	const digits = freshDigits();
	const [row] = await db
		.insert(users)
		.values({
			email: `clan.${digits}@kvart.example`,
			firstName: "Član",
			lastName: "Test",
			phone: `+3816${digits}`,
			phoneDigits: `3816${digits}`,
			passwordHash: await storedTestPassword,
			emailVerifiedAt: verified ? now : null,
			termsAcceptedAt: terms ? now : null,
			blockedAt: blocked ? now : null,
			createdAt: now,
		})
		.returning({ id: users.id, email: users.email });
	return row as { id: number; email: string };
}

/** Returns the headers of the session. */
export async function logIn(app: TestApp, email: string, password = testPassword): Promise<{ session_id: string }> {
	const { body, status } = await app.call<{ session_id: string }>("POST", "/api/user/login", {
		body: { email, password: sha512(password) },
	});
	if (status !== 200) throw new Error(`The log-in of ${email} answered ${status}.`);
	return { session_id: body.session_id };
}

export async function loggedIn(app: TestApp, options: MemberOptions = {}) {
	const member = await addMember(app.db, options);
	return { ...member, headers: await logIn(app, member.email) };
}

/** The owner of the session has proved who they are, for as long as the test runs. */
export async function proved<H extends { session_id: string }>(db: Database, headers: H): Promise<H> {
	const provedAt = new Date("2100-01-01T00:00:00Z");
	await db
		.update(sessions)
		.set({ provedAt })
		.where(eq(sessions.tokenHash, sessionDigest(headers.session_id)));
	return headers;
}

/** Queued mails, latest first. */
export async function mailsTo(db: Database, email: string) {
	const rows = await db.select().from(mails).where(eq(mails.recipient, email));
	return rows.toSorted((a, b) => b.id - a.id);
}

/** The token of the latest mail to the address. */
export async function tokenFor(db: Database, email: string): Promise<string> {
	const [mail] = await mailsTo(db, email);
	return openToken(dataKeys(testDataKey), String(mail?.data["sealedToken"]));
}
