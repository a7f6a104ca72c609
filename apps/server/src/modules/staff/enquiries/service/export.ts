import { Readable } from "node:stream";
import { byteOrderMark, type CsvValue, csvLine } from "@kvart/contract/csv";
import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { EnquiryExport, EnquirySummary } from "@kvart/contract/staff/enquiries";
import type { EnquiryMark, EnquiryOutcome, EnquiryStatus } from "@kvart/contract/staff/enquiry-rules";
import { wallTime } from "@kvart/contract/time";
import { writeAudit } from "../../../../platform/office/audit.ts";
import type { Member } from "../../../../platform/session.ts";
import { type Timing, toSummary } from "../mapper.ts";
import { type EnquiryCondition, type Place, selectPage } from "../queries.ts";
import { conditionOf, type EnquiryDeps, timingOf } from "./read.ts";

// As many as are held in memory at a time.
const rowsAtOnce = 500;

const fileNames: Record<Locale, string> = { sr: "upiti", en: "enquiries" };

const statuses: Record<Locale, Record<EnquiryStatus, string>> = {
	sr: { new: "Nov", open: "U radu", answered: "Odgovoren", closed: "Zatvoren", spam: "Neželjen" },
	en: { new: "New", open: "In progress", answered: "Answered", closed: "Closed", spam: "Spam" },
};

const markNames: Record<Locale, Record<EnquiryMark, string>> = {
	sr: { trap: "popunjeno skriveno polje", hasty: "poslato prebrzo", unproven: "bez dokaza pregledača" },
	en: { trap: "hidden field filled in", hasty: "sent too fast", unproven: "no proof from the browser" },
};

interface Column extends Record<Locale, string> {
	cell: (enquiry: EnquirySummary, language: Locale) => CsvValue;
}

const outcomes: Record<Locale, Record<EnquiryOutcome, string>> = {
	sr: { came: "Došao/la", joined: "Postao/la član", not_interested: "Ne zanima", not_reached: "Nismo dobili" },
	en: { came: "Came", joined: "Joined", not_interested: "Not interested", not_reached: "Not reached" },
};

const columns: Column[] = [
	{ sr: "Broj", en: "Number", cell: ({ id }) => id },
	{ sr: "Primljeno", en: "Received", cell: ({ created_at }) => created_at },
	{ sr: "Vrsta", en: "Kind", cell: ({ kind }, language) => enquiryForm(kind).name[language] },
	{ sr: "Status", en: "Status", cell: ({ status }, language) => statuses[language][status] },
	{ sr: "Ime i prezime", en: "Full name", cell: ({ name }) => name },
	{ sr: "E-adresa", en: "E-mail", cell: ({ email }) => email },
	{ sr: "Telefon", en: "Phone", cell: ({ phone }) => phone },
	{ sr: "Centar", en: "Club", cell: ({ gym }) => gym?.name ?? "" },
	{ sr: "Zadužena osoba", en: "Assigned to", cell: ({ assignee }) => assignee?.name ?? "" },
	{ sr: "Poruka", en: "Message", cell: ({ message }) => message },
	{ sr: "Ishod", en: "Outcome", cell: ({ outcome }, language) => (outcome ? outcomes[language][outcome] : "") },
	{ sr: "Javiti se", en: "Follow up on", cell: ({ follow_up_on }) => follow_up_on },
	{ sr: "Odgovoreno", en: "Answered", cell: ({ answered_at }) => answered_at },
	{ sr: "Rok", en: "Due", cell: ({ due_at }) => due_at },
	{ sr: "Spojeni upiti", en: "Merged enquiries", cell: ({ part_count }) => part_count },
	{
		sr: "Oznake",
		en: "Marks",
		cell: ({ marks }, language) => marks.map((mark) => markNames[language][mark as EnquiryMark] ?? mark).join(", "),
	},
];

async function* linesOf(
	{ db }: Pick<EnquiryDeps, "db">,
	condition: EnquiryCondition,
	language: Locale,
	timing: Timing,
): AsyncGenerator<string> {
	yield byteOrderMark + csvLine(columns.map((column) => column[language]));
	let after: Place | undefined;
	do {
		const rows = await selectPage(db, condition, rowsAtOnce, after);
		// With the whole message, of which lists show the beginning.
		const summaries = rows.map((row) => ({ ...toSummary(row, timing), message: row.message }));
		if (rows.length > 0) yield summaries.map((row) => csvLine(columns.map(({ cell }) => cell(row, language)))).join("");
		after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
	} while (after);
}

/** The filtered list as a CSV file. The audit entry is written before the first row is read. */
export async function exportEnquiries(deps: EnquiryDeps, actor: Member, wanted: EnquiryExport) {
	const { language, ...filter } = wanted;
	const timing = timingOf(deps);
	const condition = conditionOf(actor, filter, timing);
	const entry = { at: timing.now, actorId: actor.userId, action: "enquiry.exported", entity: "enquiry" } as const;
	// The search text may be a person's name: only the fact of a search is recorded.
	const { text, ...recorded } = filter;
	await writeAudit(deps.db, { ...entry, entityId: "list", after: { ...recorded, searched: text !== undefined } });
	return {
		name: `${fileNames[language]}-${wallTime(timing.now).date}.csv`,
		content: Readable.from(linesOf(deps, condition, language, timing)),
	};
}
