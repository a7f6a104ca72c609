import { createHash } from "node:crypto";
import { digitsOf, normalPhone } from "@kvart/contract/phone";
import type { AccountRole } from "@kvart/contract/staff/rights";
import { eq, inArray } from "drizzle-orm";
import { hashPassword } from "../modules/members/secrets.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { groupMembers, staffGyms, users } from "../platform/database/schema/members.ts";
import { trainers } from "../platform/database/schema/trainings.ts";
import { clubs } from "./content/clubs.ts";
import { groupCodes, videoGroups } from "./content/videos.ts";

const demoPassword = "kvart123";

interface DemoAccount {
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
	role: AccountRole;
	/** Slugs. */
	clubs?: readonly string[] | "all";
	/** The name of a coach's record. */
	coach?: string;
	verified: boolean;
	termsAccepted: boolean;
	/** In the video group of the valid code. */
	inGroup: boolean;
	note: string;
}

export const demoAccounts: DemoAccount[] = [
	{
		email: "ana@kvart.example",
		firstName: "Ana",
		lastName: "Jovanović",
		phone: "+381 60 4000 201",
		role: "member",
		verified: true,
		termsAccepted: true,
		inGroup: true,
		note: "member, in the video group",
	},
	{
		email: "marko@kvart.example",
		firstName: "Marko",
		lastName: "Ilić",
		phone: "+381 60 4000 202",
		role: "member",
		verified: true,
		termsAccepted: false,
		inGroup: false,
		note: "member, terms not accepted, no group",
	},
	{
		email: "nova@kvart.example",
		firstName: "Nova",
		lastName: "Petrović",
		phone: "+381 60 4000 203",
		role: "member",
		verified: false,
		termsAccepted: false,
		inGroup: false,
		note: "registered, e-mail not confirmed",
	},
	{
		email: "staff@kvart.example",
		firstName: "Sanja",
		lastName: "Marić",
		phone: "+381 60 4000 204",
		role: "manager",
		clubs: "all",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "manager of all clubs",
	},
	{
		email: "desk.zemun@kvart.example",
		firstName: "Dejan",
		lastName: "Zorić",
		phone: "+381 60 4000 205",
		role: "receptionist",
		clubs: ["zemun"],
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "receptionist in Zemun",
	},
	{
		email: "manager.zemun@kvart.example",
		firstName: "Milica",
		lastName: "Stanić",
		phone: "+381 60 4000 207",
		role: "manager",
		clubs: ["zemun"],
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "manager of the club in Zemun",
	},
	{
		email: "coach@kvart.example",
		firstName: "Jelena",
		lastName: "Radosavac",
		phone: "+381 60 4000 208",
		role: "coach",
		coach: "Jelena Radosavac",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "coach, with classes in Zemun",
	},
	{
		email: "coach.nikola@kvart.example",
		firstName: "Nikola",
		lastName: "Stamenić",
		phone: "+381 60 4000 210",
		role: "coach",
		coach: "Nikola Stamenić",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "coach, a colleague in Zemun",
	},
	{
		email: "editor@kvart.example",
		firstName: "Tijana",
		lastName: "Vuković",
		phone: "+381 60 4000 209",
		role: "editor",
		clubs: "all",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "editor of all public content",
	},
	{
		email: "admin@kvart.example",
		firstName: "Ivana",
		lastName: "Đukić",
		phone: "+381 60 4000 206",
		role: "admin",
		verified: true,
		termsAccepted: true,
		inGroup: false,
		note: "administrator",
	},
];

/** Printed when the server has started. */
export function accountLines(): string[] {
	const accounts = demoAccounts.map(({ email, note }) => `  ${email.padEnd(25)} ${demoPassword}   ${note}`);
	return ["", "Demo accounts:", ...accounts, ""];
}

/** Hashed as from a browser, which sends the SHA-512. */
export function storedPassword(password: string): Promise<string> {
	return hashPassword(createHash("sha512").update(password).digest("hex"));
}

export function groupId(key: string): number {
	return videoGroups.findIndex((group) => group.key === key) + 1;
}

const validGroup = groupId(groupCodes.find(({ code }) => code === "KVART2026")?.group ?? "home");

async function missingAccounts(tx: Database): Promise<DemoAccount[]> {
	const emails = demoAccounts.map(({ email }) => email);
	const existing = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails));
	return demoAccounts.filter(({ email }) => !existing.some((account) => account.email === email));
}

async function coachCalled(tx: Database, name: string): Promise<number | null> {
	const [row] = await tx.select({ id: trainers.id }).from(trainers).where(eq(trainers.name, name)).limit(1);
	return row?.id ?? null;
}

/** Adds missing demo accounts, except if their phone is registered already. */
export async function addAccounts(tx: Database, clock: Clock): Promise<void> {
	const missing = await missingAccounts(tx);
	if (missing.length === 0) return;
	const now = clock.now();
	const passwordHash = await storedPassword(demoPassword);
	for (const { verified, termsAccepted, inGroup, clubs: slugs = [], coach, note: _, ...account } of missing) {
		const trainerId = coach ? await coachCalled(tx, coach) : null;
		if (account.role === "coach" && trainerId === null) continue;
		const [added] = await tx
			.insert(users)
			.values({
				...account,
				allClubs: slugs === "all",
				trainerId,
				phone: normalPhone(account.phone),
				phoneDigits: digitsOf(normalPhone(account.phone)),
				passwordHash,
				emailVerifiedAt: verified ? now : null,
				termsAcceptedAt: termsAccepted ? now : null,
				createdAt: now,
			})
			.onConflictDoNothing()
			.returning({ userId: users.id });
		if (!added) continue;
		if (inGroup) await tx.insert(groupMembers).values({ ...added, groupId: validGroup, joinedAt: now });
		const ownClubs = clubs.filter(({ slug }) => slugs !== "all" && slugs.includes(slug));
		if (ownClubs.length > 0) await tx.insert(staffGyms).values(ownClubs.map(({ id }) => ({ ...added, gymId: id })));
	}
}
