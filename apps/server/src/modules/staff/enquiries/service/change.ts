import type {
	EnquiriesChange,
	EnquiriesChanged,
	Enquiry,
	EnquiryChange,
	EnquiryParts,
	EnquiryReply,
} from "@kvart/contract/staff/enquiries";
import type { EnquiryOutcome } from "@kvart/contract/staff/enquiry-rules";
import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../../platform/office/audit.ts";
import { changeRecord } from "../../../../platform/office/change-record.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { queueMail } from "../../../mail/service.ts";
import { notedEnquiry } from "../mapper.ts";
import {
	clubExists,
	enquiryRecord,
	insertNote,
	replaceParts,
	selectAssignees,
	selectSameMembers,
	updateEnquiry,
} from "../queries.ts";
import { type EnquiryDeps, readEnquiry, requireEnquiry, timingOf } from "./read.ts";

function refuseField(field: string): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
}

function unlessChangedMeanwhile(error: unknown): undefined {
	if (!(error instanceof Refusal && error.code === "ERR_CHANGED_MEANWHILE")) throw error;
}

interface EnquiryAction {
	id: number;
	version: number;
	action: AuditNote["action"];
}

/** Changes an enquiry that the actor may see, by its version. */
function changing(
	deps: EnquiryDeps,
	actor: Member,
	{ id, version, action }: EnquiryAction,
	write: (tx: Database, before: Enquiry, now: Date) => Promise<void>,
): Promise<Enquiry> {
	const timing = timingOf(deps);
	let checked = false;
	return changeRecord<Enquiry>(deps, {
		...enquiryRecord,
		id,
		version,
		action,
		actorId: actor.userId,
		entity: "enquiry",
		noted: notedEnquiry,
		read: async (tx) => {
			const enquiry = await readEnquiry(tx, timing, actor, id);
			// Checked once, before the change: afterwards it may belong to another club.
			if (enquiry && !checked) requireEnquiry(actor, enquiry);
			checked = true;
			return enquiry;
		},
		write: (tx, before) => write(tx, before, timing.now),
	});
}

/** The assignee must work for the club of the enquiry, or for all clubs. */
async function checkAssignee(tx: Database, id: number, gymId: number | null): Promise<void> {
	const found = (await selectAssignees(tx)).find((person) => person.id === id);
	const fits = found && (found.allClubs || gymId === null || found.gymIds.includes(gymId));
	if (!fits) refuseField("assignee_id");
}

/** Final outcomes need no follow-up. */
const lastOutcomes: readonly EnquiryOutcome[] = ["joined", "not_interested"];

type Course = Pick<typeof enquiryRecord.table.$inferInsert, "outcome" | "followUpOn" | "memberId">;

/** The columns of outcome, follow-up and member after a change; only a person who joined is a member. */
export function courseAfter(
	before: Pick<Enquiry, "outcome">,
	{ outcome: chosen, follow_up_on: followUpOn, member_id: memberId }: Omit<EnquiryChange, "version">,
): Course {
	const outcome = memberId ? "joined" : chosen;
	const ends = outcome !== undefined && outcome !== null && lastOutcomes.includes(outcome);
	const leaves = outcome !== undefined && outcome !== "joined" && before.outcome === "joined";
	return {
		...(outcome !== undefined && { outcome }),
		...(followUpOn !== undefined && { followUpOn }),
		...(ends && { followUpOn: null }),
		...(memberId !== undefined && { memberId }),
		...(leaves && { memberId: null }),
	};
}

async function checkMember(tx: Database, enquiryId: number, memberId: number): Promise<void> {
	const found = (await selectSameMembers(tx, enquiryId)).some(({ id }) => id === memberId);
	if (!found) refuseField("member_id");
}

export function changeEnquiry(deps: EnquiryDeps, actor: Member, id: number, change: EnquiryChange): Promise<Enquiry> {
	const { version, status, assignee_id: assigneeId, gym_id: gymId, member_id: memberId } = change;
	return changing(deps, actor, { id, version, action: "enquiry.changed" }, async (tx, before, now) => {
		if (gymId && !(await clubExists(tx, gymId))) refuseField("gym_id");
		const club = gymId === undefined ? (before.gym?.id ?? null) : gymId;
		// The current assignee may stay, even after leaving the club.
		if (assigneeId && assigneeId !== before.assignee?.id) await checkAssignee(tx, assigneeId, club);
		// A link may stay after phone and address of the member have changed.
		if (memberId && memberId !== before.member?.id) await checkMember(tx, id, memberId);
		const answered = status === "answered" && before.answered_at === null;
		await updateEnquiry(tx, id, {
			newMail: false,
			...(status !== undefined && { status }),
			...(assigneeId !== undefined && { assigneeId }),
			...(gymId !== undefined && { gymId }),
			...courseAfter(before, change),
			// Answered by phone or at the desk.
			...(answered && { answeredAt: now }),
		});
	});
}

/**
 * One status for several enquiries, each with its own audit entry. What others have changed meanwhile is left as it is.
 */
export function changeEnquiries(
	deps: EnquiryDeps,
	actor: Member,
	{ status, enquiries }: EnquiriesChange,
): Promise<EnquiriesChanged> {
	// In one order, so that two such changes do not wait for each other.
	const wanted = [...new Map(enquiries.map((one) => [one.id, one])).values()].toSorted((a, b) => a.id - b.id);
	return deps.db.transaction(async (db) => {
		let changed = 0;
		for (const { id, version } of wanted) {
			const done = await changeEnquiry({ ...deps, db }, actor, id, { version, status }).catch(unlessChangedMeanwhile);
			if (done) changed += 1;
		}
		return { changed, left: wanted.length - changed };
	});
}

/** Only adds, so it needs no version and does not change it. */
export async function addNote(deps: EnquiryDeps, actor: Member, id: number, text: string): Promise<Enquiry> {
	const timing = timingOf(deps);
	return deps.db.transaction(async (tx) => {
		const before = await readEnquiry(tx, timing, actor, id);
		if (!before) throw new Refusal("ERR_NOT_FOUND");
		requireEnquiry(actor, before);
		await insertNote(tx, { enquiryId: id, authorId: actor.userId, text, createdAt: timing.now });
		if (before.new_mail) await updateEnquiry(tx, id, { newMail: false });
		const after = (await readEnquiry(tx, timing, actor, id)) as Enquiry;
		const entry = { at: timing.now, actorId: actor.userId, action: "enquiry.noted", entity: "enquiry" } as const;
		await writeAudit(tx, { ...entry, entityId: id, before: notedEnquiry(before), after: notedEnquiry(after) });
		return after;
	});
}

/** Mails the person. The mail, its copy and the new status are stored together. */
export function replyToEnquiry(deps: EnquiryDeps, actor: Member, id: number, reply: EnquiryReply): Promise<Enquiry> {
	const { version, subject, text } = reply;
	return changing(deps, actor, { id, version, action: "enquiry.replied" }, async (tx, before, now) => {
		// The person was erased.
		if (before.email === "") refuseField("email");
		const noteId = await insertNote(tx, {
			enquiryId: id,
			authorId: actor.userId,
			kind: "reply",
			text: `${subject}\n\n${text}`,
			createdAt: now,
		});
		await updateEnquiry(tx, id, {
			newMail: false,
			status: before.status === "closed" ? "closed" : "answered",
			assigneeId: before.assignee?.id ?? actor.userId,
			...(before.answered_at === null && { answeredAt: now }),
		});
		await queueMail(tx, deps.clock, {
			template: "enquiry-reply",
			recipient: before.email,
			language: before.language,
			data: { noteId },
		});
	});
}

/** Merges enquiries of the same phone, or splits them again. */
export function mergeEnquiries(deps: EnquiryDeps, actor: Member, id: number, wanted: EnquiryParts): Promise<Enquiry> {
	return changing(deps, actor, { id, version: wanted.version, action: "enquiry.merged" }, async (tx, before) => {
		const relatives = before.same_phone.map((relative) => relative.id);
		const parts = [...new Set(wanted.part_ids)];
		// A part has no parts of its own, and only enquiries of the same phone can be merged.
		if (before.merged_into_id !== null || parts.some((part) => !relatives.includes(part))) refuseField("part_ids");
		await replaceParts(tx, id, { parts, relatives });
	});
}
