import { digitsOf, normalPhone } from "@kvart/contract/phone";
import { inArray } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { groupMembers, staffGyms, users } from "../platform/database/schema/members.ts";
import { type DemoAccount, demoAccounts, demoPassword, storedPassword } from "./accounts.ts";
import { clubs } from "./content/clubs.ts";
import { groupCodes, videoGroups } from "./content/videos.ts";

/** The number of a video group by its name in the demo content. */
export function groupId(key: string): number {
	return videoGroups.findIndex((group) => group.key === key) + 1;
}

const validGroup = groupId(groupCodes.find(({ code }) => code === "KVART2026")?.group ?? "home");

/** The accounts that are not there yet. */
async function missingAccounts(tx: Database): Promise<DemoAccount[]> {
	const emails = demoAccounts.map(({ email }) => email);
	const there = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails));
	return demoAccounts.filter(({ email }) => !there.some((known) => known.email === email));
}

/** Adds the demo accounts; one whose phone somebody else has taken meanwhile is left out. */
export async function addAccounts(tx: Database, clock: Clock): Promise<void> {
	const missing = await missingAccounts(tx);
	if (missing.length === 0) return;
	const now = clock.now();
	const passwordHash = await storedPassword(demoPassword);
	for (const { verified, termsAccepted, inGroup, clubs: slugs = [], note: _, ...account } of missing) {
		const [added] = await tx
			.insert(users)
			.values({
				...account,
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
		const ownClubs = clubs.filter(({ slug }) => slugs.includes(slug));
		if (ownClubs.length > 0) await tx.insert(staffGyms).values(ownClubs.map(({ id }) => ({ ...added, gymId: id })));
	}
}
