import { Readable } from "node:stream";
import type { EnquiryExport, EnquirySummary } from "@kvart/contract/staff/enquiries";
import { formatClock, wallTime } from "@kvart/contract/time";
import { stringify } from "csv-stringify/sync";
import { writeAudit } from "../../../../platform/office/audit.ts";
import type { Member } from "../../../../platform/session.ts";
import { fileWords } from "../file-words.ts";
import { type Timing, toSummary } from "../mapper.ts";
import { type EnquiryCondition, type Place, selectPage } from "../queries.ts";
import { conditionOf, type EnquiryDeps, timingOf } from "./read.ts";

// As many as are held in memory at a time.
const rowsAtOnce = 500;
// Serbian and most other European spreadsheets split at semicolons; without the mark they take č for two letters.
const separator = ";";
const byteOrderMark = "\ufeff";

/** By the clubs' clock, in the order that sorts. */
function moment(instant: string | null): string {
	if (instant === null) return "";
	const { date, minutes } = wallTime(new Date(instant));
	return `${date} ${formatClock(minutes)}`;
}

type Words = (typeof fileWords)[keyof typeof fileWords];

function cells(enquiry: EnquirySummary, { kinds, statuses }: Words): (string | number)[] {
	return [
		enquiry.id,
		moment(enquiry.created_at),
		kinds[enquiry.kind],
		statuses[enquiry.status],
		enquiry.name,
		enquiry.email,
		enquiry.phone,
		enquiry.gym?.name ?? "",
		enquiry.assignee?.name ?? "",
		moment(enquiry.answered_at),
		moment(enquiry.due_at),
		enquiry.part_count,
		enquiry.marks.join(", "),
	];
}

/** What people typed never becomes a formula of somebody's spreadsheet. */
function lines(rows: (string | number)[][]): string {
	return stringify(rows, { delimiter: separator, record_delimiter: "windows", escape_formulas: true });
}

async function* linesOf(
	{ db }: Pick<EnquiryDeps, "db">,
	condition: EnquiryCondition,
	words: Words,
	timing: Timing,
): AsyncGenerator<string> {
	yield byteOrderMark + lines([[...words.headings]]);
	let after: Place | undefined;
	do {
		const rows = await selectPage(db, condition, rowsAtOnce, after);
		if (rows.length > 0) yield lines(rows.map((row) => cells(toSummary(row, timing), words)));
		after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
	} while (after);
}

/** The filtered list as a file. Whoever takes people's addresses along is noted, before the first of them is read. */
export async function exportEnquiries(deps: EnquiryDeps, actor: Member, wanted: EnquiryExport) {
	const { language, ...filter } = wanted;
	const timing = timingOf(deps);
	const condition = conditionOf(actor, filter, timing);
	const note = { at: timing.now, actorId: actor.userId, action: "enquiry.exported", entity: "enquiry" } as const;
	// What was searched for may be a name; that there was a search is enough.
	const { text, ...noted } = filter;
	await writeAudit(deps.db, { ...note, entityId: "list", after: { ...noted, searched: text !== undefined } });
	const words = fileWords[language];
	return {
		name: `${words.file}-${wallTime(timing.now).date}.csv`,
		content: Readable.from(linesOf(deps, condition, words, timing)),
	};
}
