import { formatPhone } from "@kvart/contract/phone";
import type {
	BookingReport,
	EnquiryReport,
	FillReport,
	NamedFill,
	NoShow,
	ReportFilter,
} from "@kvart/contract/staff/reports";
import { addDays, instantOf, weekOf } from "@kvart/contract/time";
import type { Database } from "../../../platform/database/database.ts";
import { requireClub } from "../../../platform/office/scope.ts";
import type { Member } from "../../../platform/session.ts";
import {
	type FillRow,
	type ReportRange,
	selectClubNames,
	selectCoachNames,
	selectEnquiries,
	selectFill,
	selectMonths,
	selectNoShows,
	selectTrainingNames,
	selectWeeks,
	type WeekRow,
} from "./queries.ts";

function rangeOf(actor: Member, { from, until, gym }: ReportFilter): ReportRange {
	if (gym !== undefined) requireClub(actor, gym);
	return { from, until, clubs: gym === undefined ? actor.clubs : [gym] };
}

interface Name {
	id: number;
	name: string;
	name_eng: string;
}

const fillOf = ({ held, capacity, taken }: FillRow) => ({ held, capacity, taken });

function shareOf({ taken, capacity }: NamedFill): number {
	return capacity === 0 ? 0 : taken / capacity;
}

/** Fullest first. */
function named(rows: readonly FillRow[], part: FillRow["part"], names: readonly Name[]): NamedFill[] {
	const byId = new Map(names.map((name) => [name.id, name]));
	return rows
		.filter((row) => row.part === part && row.id !== null)
		.map((row): NamedFill => {
			const { name = "", name_eng = "" } = byId.get(Number(row.id)) ?? {};
			return { id: Number(row.id), name, name_eng, ...fillOf(row) };
		})
		.toSorted((a, b) => shareOf(b) - shareOf(a) || b.taken - a.taken || a.id - b.id);
}

export async function fillReport(db: Database, actor: Member, filter: ReportFilter): Promise<FillReport> {
	const rows = await selectFill(db, rangeOf(actor, filter));
	const [clubs, trainings, coaches] = await Promise.all([
		selectClubNames(db),
		selectTrainingNames(db),
		selectCoachNames(db),
	]);
	const total = rows.find(({ part }) => part === "total");
	return {
		total: total ? fillOf(total) : { held: 0, capacity: 0, taken: 0 },
		clubs: named(rows, "club", clubs),
		trainings: named(rows, "training", trainings),
		coaches: named(rows, "coach", coaches),
		hours: rows
			.filter(({ part }) => part === "hour")
			.map((row) => ({ day: Number(row.day), hour: Number(row.hour), ...fillOf(row) })),
	};
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

export async function enquiryReport(db: Database, actor: Member, filter: ReportFilter): Promise<EnquiryReport> {
	const { from, until, clubs } = rangeOf(actor, filter);
	const since = instantOf(from, 0);
	const before = instantOf(addDays(until, 1), 0);
	const rows = await selectEnquiries(db, { since, before, clubs });
	const names = new Map((await selectClubNames(db)).map(({ id, name }) => [id, name]));
	const total = rows.find(({ part }) => part === "total");
	return {
		total: total ?? { received: 0, answered: 0, median_hours: null },
		kinds: rows.flatMap(({ kind, ...row }) => (kind === null ? [] : [{ ...row, kind }])),
		clubs: rows
			.filter(({ part }) => part === "club")
			.map((row) => ({ ...row, name: row.id === null ? null : (names.get(row.id) ?? "") }))
			.toSorted((a, b) => b.received - a.received),
		languages: rows.flatMap(({ language, ...row }) => (language === null ? [] : [{ ...row, language }])),
	};
}

export async function listNoShows(db: Database, now: Date, actor: Member, filter: ReportFilter): Promise<NoShow[]> {
	const rows = await selectNoShows(db, rangeOf(actor, filter), now);
	return rows.map((row) => ({ ...row, phone: formatPhone(row.phone) }));
}
