import { formatPhone } from "@kvart/contract/phone";
import {
	type Enquiry,
	type EnquiryMember,
	type EnquiryNote,
	type EnquiryRelative,
	type EnquirySummary,
} from "@kvart/contract/staff/enquiries";
import { promisedDays } from "@kvart/contract/staff/enquiry-rules";
import { wallTime } from "@kvart/contract/time";
import type { AuditRecord } from "../../../platform/office/audit.ts";
import type { EnquiryRow, RelativeRow, SummaryRow, selectNotes, selectSameMembers } from "./queries.ts";

const dayMilliseconds = 86_400_000;

export function daysAfter(instant: Date, days: number): Date {
	return new Date(instant.getTime() + days * dayMilliseconds);
}

/** The deadline of the next step by the terms. */
function dueAt({ status, waitingSince }: Pick<SummaryRow, "status" | "waitingSince">): Date | null {
	if (status === "closed" || status === "spam") return null;
	return daysAfter(waitingSince, status === "answered" ? promisedDays.settle : promisedDays.reply);
}

/** In calendar days: later today is 0. */
function daysUntil(due: Date, now: Date): number {
	const [dueDate, today] = [due, now].map((instant) => Date.parse(wallTime(instant).date)) as [number, number];
	return (dueDate - today) / dayMilliseconds;
}

/** Lists show one line of it. */
const messageStart = 160;

function startOf(message: string): string {
	const line = message.replace(/\s+/g, " ").trim();
	if (line.length <= messageStart) return line;
	// Not half of an emoji.
	return `${line.slice(0, messageStart).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

export interface Timing {
	now: Date;
	/** The chain's own limit for a reply, in days. */
	replyDays: number;
}

function isLate({ status, waitingSince }: SummaryRow, { now, replyDays }: Timing): boolean {
	return (status === "new" || status === "open") && daysAfter(waitingSince, replyDays) <= now;
}

function clubOf({ gymId, gymName }: Pick<SummaryRow, "gymId" | "gymName">): EnquirySummary["gym"] {
	return gymId === null ? null : { id: gymId, name: gymName ?? "" };
}

export function toSummary(row: SummaryRow, timing: Timing): EnquirySummary {
	const { id, kind, name, email, phone, status, marks, version, partCount } = row;
	const due = dueAt(row);
	return {
		id,
		kind,
		name,
		email,
		phone: formatPhone(phone),
		status,
		marks,
		version,
		gym: clubOf(row),
		assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName },
		created_at: row.createdAt.toISOString(),
		answered_at: row.answeredAt?.toISOString() ?? null,
		new_mail: row.newMail,
		due_at: due?.toISOString() ?? null,
		days_left: due && daysUntil(due, timing.now),
		late: isLate(row, timing),
		part_count: partCount,
		message: startOf(row.message),
		outcome: row.outcome,
		follow_up_on: row.followUpOn,
	};
}

/** Non-empty texts only. */
export function formTexts(form: Record<string, unknown>): Record<string, string> {
	const filled = Object.entries(form).filter((entry): entry is [string, string] => {
		const [, value] = entry;
		return typeof value === "string" && value !== "";
	});
	return Object.fromEntries(filled);
}

function toRelative(row: RelativeRow): EnquiryRelative {
	const { id, kind, status, createdAt, form, mergedIntoId } = row;
	return {
		id,
		kind,
		status,
		gym: clubOf(row),
		created_at: createdAt.toISOString(),
		form: formTexts(form),
		part: mergedIntoId !== null,
	};
}

type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

function toReceivedMail({ mail, enquiryEmail }: NoteRow): EnquiryNote["mail"] {
	if (!mail) return null;
	const { sender, senderName, messageId: _, ...rest } = mail;
	return { ...rest, sender, sender_name: senderName, other_sender: sender !== enquiryEmail.toLowerCase() };
}

function toNote(row: NoteRow): EnquiryNote {
	const { id, enquiryId, kind, text, createdAt, authorId, authorName } = row;
	const author = authorId === null ? null : { id: authorId, name: authorName ?? "" };
	return {
		id,
		enquiry_id: enquiryId,
		kind,
		text,
		author,
		mail: toReceivedMail(row),
		created_at: createdAt.toISOString(),
	};
}

export function toEnquiry(
	row: EnquiryRow,
	{ notes, relatives }: { notes: readonly NoteRow[]; relatives: readonly RelativeRow[] },
	timing: Timing,
): Enquiry {
	return {
		...toSummary(row, timing),
		language: row.language,
		form: formTexts(row.form),
		notes: notes.map(toNote),
		same_phone: relatives.map(toRelative),
		merged_into_id: row.mergedIntoId,
		member: row.memberId === null ? null : { id: row.memberId, name: row.memberName ?? "" },
	};
}

type SameMemberRow = Awaited<ReturnType<typeof selectSameMembers>>[number];

export function toEnquiryMember({ id, name, createdAt, sameEmail, samePhone }: SameMemberRow): EnquiryMember {
	const same: EnquiryMember["same"] = [];
	if (sameEmail) same.push("email");
	if (samePhone) same.push("phone");
	return { id, name, since: wallTime(createdAt).date, same };
}

/** For the audit entry: no personal data, no texts. */
export function notedEnquiry(enquiry: Enquiry): AuditRecord {
	const { status, assignee, gym, same_phone, notes, outcome, follow_up_on, member } = enquiry;
	return {
		outcome,
		follow_up_on,
		member_id: member?.id ?? null,
		status,
		assignee_id: assignee?.id ?? null,
		gym_id: gym?.id ?? null,
		part_ids: same_phone.flatMap(({ id, part }) => (part ? [id] : [])),
		notes: notes.length,
	};
}
