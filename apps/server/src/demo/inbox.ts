import { type EnquiryKind, enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { preferences } from "@kvart/contract/enquiries/shared-fields";
import { digitsOf, nationalPhone } from "@kvart/contract/phone";
import { searchForm } from "@kvart/contract/text-search";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import { inArray } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { users } from "../platform/database/schema/members.ts";
import { enquiryNotes, enquiries as enquiryTable } from "../platform/database/schema/office.ts";
import { clubs } from "./content/clubs.ts";
import { type DemoEnquiry, earlierNames, enquiries } from "./content/enquiries.ts";

const hour = 3_600_000;
const wishes = preferences.wish_to_go.choices;
const goals = preferences.primary_wish.choices;
// Two for each name, over the eight weeks of the reports.
const earlierCount = 2 * earlierNames.length;
const earliest = 56 * 24;

/** Two of five join. */
const earlierOutcomes = ["joined", "not_interested", "came", "joined", "not_reached"] as const;

/** An older enquiry, answered within two days and closed. */
function earlier(index: number): DemoEnquiry {
	return {
		name: earlierNames[index % earlierNames.length] as string,
		kind: enquiryKinds[(index * 7 + (index >> 2)) % enquiryKinds.length] as EnquiryKind,
		club: clubs[(index * 5) % clubs.length]?.name as string,
		hoursAgo: 220 + Math.trunc((index * (earliest - 220)) / earlierCount),
		language: index % 4 === 3 ? "en" : "sr",
		form: {
			age: String(19 + ((index * 7) % 41)),
			wish_to_go: wishes[index % wishes.length]?.value as string,
			primary_wish: goals[index % goals.length]?.value as string,
		},
		status: "closed",
		outcome: earlierOutcomes[(index * 3 + (index >> 3)) % earlierOutcomes.length] ?? "came",
		assignee: "staff@kvart.example",
	};
}

function hoursToReply(index: number): number {
	return 2 + ((index * 11) % 37);
}

/** Between eight in the morning and nine in the evening. */
function sentAt(hoursAgo: number, index: number, now: Date): Date {
	const at = new Date(now.getTime() - hoursAgo * hour);
	if (hoursAgo < 24) return at;
	return instantOf(wallTime(at).date, 800 + ((index * 7) % 13) * 100 + ((index * 17) % 60));
}

/** A mail of the last hour. */
function receivedMail(enquiryId: number, { name, email }: { name: string; email: string }, text: string, at: Date) {
	const nothing = { messageId: "", genuine: null, quoted: "", attachments: [], shortened: false, bounce: false };
	const mail = { sender: email, senderName: name, ...nothing };
	return { enquiryId, kind: "received" as const, text, mail, createdAt: at };
}

function rowOf(enquiry: DemoEnquiry, index: number, now: Date) {
	const { name, kind, club, language, form, status, hoursAgo, marks, answer, outcome, followUpIn } = enquiry;
	const phone = `+381604200${String(index + 1).padStart(3, "0")}`;
	const email = `${searchForm(name).replaceAll(" ", ".")}@posta.kvart.example`;
	const createdAt = sentAt(hoursAgo, index, now);
	const answered = status === "answered" || status === "closed";
	return {
		kind,
		name,
		email,
		phone,
		phoneDigits: digitsOf(phone),
		gymId: clubs.find((candidate) => candidate.name === club)?.id ?? null,
		form: { name, phone_1: nationalPhone(phone), email, ...form },
		language,
		formKey: `demo-enquiry-${index}`,
		status,
		marks: marks ?? [],
		outcome: outcome ?? null,
		followUpOn: followUpIn === undefined ? null : addDays(wallTime(now).date, followUpIn),
		trialBooked: kind === "free_training" && (outcome === "came" || outcome === "joined"),
		createdAt,
		lastMailAt: answer ? new Date(now.getTime() - hour) : null,
		newMail: answer !== undefined,
		answeredAt: answered ? new Date(createdAt.getTime() + hoursToReply(index) * hour) : null,
	};
}

export async function addEnquiries(tx: Database, clock: Clock): Promise<void> {
	const all = [...enquiries, ...Array.from({ length: earlierCount }, (_, index) => earlier(index))];
	const emails = ["staff@kvart.example", "desk.zemun@kvart.example"];
	const staff = await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, emails));
	const idOf = (email: string | undefined) => staff.find((person) => person.email === email)?.id ?? null;
	const rows = all.map((enquiry, index) => ({
		...rowOf(enquiry, index, clock.now()),
		assigneeId: idOf(enquiry.assignee),
	}));
	const added = await tx.insert(enquiryTable).values(rows).onConflictDoNothing().returning();
	const notes = added.flatMap((row) => {
		const { id, formKey, createdAt, answeredAt, assigneeId, lastMailAt } = row;
		const { note, reply, answer } = all[rows.findIndex((one) => one.formKey === formKey)] ?? {};
		if (assigneeId === null) return [];
		const written = answeredAt ?? new Date(createdAt.getTime() + 2 * hour);
		const common = { enquiryId: id, authorId: assigneeId, createdAt: written };
		return [
			...(note ? [{ ...common, kind: "note" as const, text: note }] : []),
			...(reply ? [{ ...common, kind: "reply" as const, text: reply }] : []),
			...(answer && lastMailAt ? [receivedMail(id, row, answer, lastMailAt)] : []),
		];
	});
	if (notes.length > 0) await tx.insert(enquiryNotes).values(notes);
}
