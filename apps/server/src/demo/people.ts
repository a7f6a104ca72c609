import { searchForm } from "@kvart/contract/text-search";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/members.ts";
import { settings } from "../platform/database/schema/office.ts";
import { addEnquiries } from "./inbox.ts";

const count = 64;

// The lengths have no common divisor, so that no pair repeats.
const firstNames = (
	"Jelena Nikola Milica Stefan Ivana Luka Teodora Vuk Sara Filip Maša Uroš Katarina Lazar Anđela Miloš " +
	"Nevena Đorđe Tijana Petar Sofija Aleksa Dunja Ognjen"
).split(" ");
const lastNames = (
	"Petrović Nikolić Đorđević Ilić Savić Kostić Pavlović Lukić Šarić Žarković Ćirić Stojanović Vasić Tadić " +
	"Božović Mihajlović Radović Simić Jeremić Čolić Obradović Živković Matić"
).split(" ");

export function memberEmail(name: string): string {
	return `${name}@clan.kvart.example`;
}

function memberRow(index: number, today: string) {
	const firstName = firstNames[index % firstNames.length] as string;
	const lastName = lastNames[index % lastNames.length] as string;
	const digits = String(index + 1).padStart(3, "0");
	const joined = instantOf(addDays(today, -1 - ((index * index) % 400)), 1000 + (index % 9) * 100);
	const confirmed = index % 29 === 0 ? null : joined;
	return {
		firstName,
		lastName,
		email: memberEmail(`${searchForm(firstName)}.${searchForm(lastName)}`),
		phone: `+381604100${digits}`,
		phoneDigits: `381604100${digits}`,
		cardId: index % 3 === 0 ? null : `KV${10_000 + index * 37}`,
		language: index % 11 === 0 ? ("en" as const) : ("sr" as const),
		// Their mails are not read, and there would be hundreds a day.
		reminder: "off" as const,
		emailVerifiedAt: confirmed,
		termsAcceptedAt: confirmed,
		createdAt: joined,
	};
}

/** Without passwords, so they cannot log in. */
async function addMembers(tx: Database, clock: Clock): Promise<void> {
	const today = wallTime(clock.now()).date;
	const rows = Array.from({ length: count }, (_, index) => memberRow(index, today));
	await tx.insert(users).values(rows).onConflictDoNothing();
}

const marker = { key: "demo-people", value: true };

/** Adds members and enquiries once: erased ones must not come back. */
export async function addPeople(db: Database, clock: Clock): Promise<void> {
	await db.transaction(async (tx) => {
		const fresh = await tx.insert(settings).values(marker).onConflictDoNothing().returning();
		if (fresh.length === 0) return;
		await addMembers(tx, clock);
		await addEnquiries(tx, clock);
	});
}
