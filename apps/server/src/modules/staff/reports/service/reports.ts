import type {
	BookingReport,
	EnquiryReport,
	FillReport,
	FunnelReport,
	ReportFilter,
} from "@kvart/contract/staff/reports";
import { addDays, instantOf, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/session.ts";
import { selectFunnel } from "../queries/funnel.ts";
import { selectClubNames } from "../queries/names.ts";
import type { EnquiryRange } from "../queries/range.ts";
import {
	type FillRow,
	selectEnquiries,
	selectFill,
	selectMonths,
	selectWeeks,
	type WeekRow,
} from "../queries/reports.ts";
import { countFunnel } from "./count-funnel.ts";
import { partsOf } from "./parts.ts";
import { rangeOf } from "./range.ts";

function shareOf({ taken, capacity }: FillRow): number {
	return capacity === 0 ? 0 : taken / capacity;
}

/** Fullest first. */
function byShare(a: FillRow, b: FillRow): number {
	return shareOf(b) - shareOf(a) || b.taken - a.taken || Number(a.id) - Number(b.id);
}

export async function fillReport(db: Database, actor: Member, filter: ReportFilter): Promise<FillReport> {
	const rows = await selectFill(db, rangeOf(actor, filter));
	const { total, ...parts } = await partsOf(db, rows, byShare);
	return { total: total ?? { held: 0, capacity: 0, taken: 0 }, ...parts };
}

const emptyWeek = { booked: 0, cancelled: 0, expected: 0, came: 0 };

/** Includes weeks without bookings. */
export async function bookingReport(db: Database, actor: Member, filter: ReportFilter): Promise<BookingReport> {
	const range = rangeOf(actor, filter);
	const months = await selectMonths(db, range);
	const names = new Map((await selectClubNames(db)).map(({ id, name }) => [id, name]));
	const booked = new Map((await selectWeeks(db, range)).map((row) => [row.week, row]));
	const weeks: WeekRow[] = [];
	for (let monday = weekOf(filter.from)[0]; monday && monday <= filter.until; monday = addDays(monday, 7)) {
		weeks.push(booked.get(monday) ?? { week: monday, ...emptyWeek });
	}
	return { weeks, months: months.map((month) => ({ ...month, name: names.get(month.id) ?? "" })) };
}

function enquiriesIn(actor: Member, filter: ReportFilter): EnquiryRange {
	const { from, until, clubs } = rangeOf(actor, filter);
	return { since: instantOf(from, 0), before: instantOf(addDays(until, 1), 0), clubs };
}

/** Null for enquiries without a club. */
async function clubNamer(db: Database) {
	const names = new Map((await selectClubNames(db)).map(({ id, name }) => [id, name]));
	return (id: number | null) => (id === null ? null : (names.get(id) ?? ""));
}

export async function funnelReport(db: Database, actor: Member, filter: ReportFilter): Promise<FunnelReport> {
	const { clubs, ...counted } = countFunnel(await selectFunnel(db, enquiriesIn(actor, filter)));
	const nameOf = await clubNamer(db);
	return { ...counted, clubs: clubs.map((club) => ({ ...club, name: nameOf(club.id) })) };
}

export async function enquiryReport(db: Database, actor: Member, filter: ReportFilter): Promise<EnquiryReport> {
	const rows = await selectEnquiries(db, enquiriesIn(actor, filter));
	const nameOf = await clubNamer(db);
	const total = rows.find(({ part }) => part === "total");
	return {
		total: total ?? { received: 0, answered: 0, median_hours: null },
		kinds: rows.flatMap(({ kind, ...row }) => (kind === null ? [] : [{ ...row, kind }])),
		clubs: rows
			.filter(({ part }) => part === "club")
			.map((row) => ({ ...row, name: nameOf(row.id) }))
			.toSorted((a, b) => b.received - a.received),
		languages: rows.flatMap(({ language, ...row }) => (language === null ? [] : [{ ...row, language }])),
	};
}
