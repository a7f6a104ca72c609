import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatClock, formatDate, formatTime, wallTime } from "@kvart/contract/time";
import type { Member } from "../../../../platform/session.ts";
import { type DeskDeps, type Roster, readRoster, type TrainingKey } from "../service/roster.ts";
import { sheetDate, sheetTexts } from "./texts.ts";

type RosterEntry = Roster["people"][number];

export interface SheetRow {
	number: string;
	name: string;
	phone: string;
	note: string;
	here: boolean;
}

/** The contents of a printed roster in one language. */
export interface Sheet {
	locale: Locale;
	/** Title of the file, also for screen readers. */
	title: string;
	eyebrow: string;
	training: string;
	time: string;
	date: string;
	place: string;
	coach: string;
	places: string;
	cancelled: string | null;
	heads: { here: string; name: string; phone: string; note: string };
	rows: SheetRow[];
	footer: string;
	page: (page: number, pages: number) => string;
}

// For walk-ins.
const maximumEmptyRows = 6;

function rowOf(entry: RosterEntry, index: number, locale: Locale): SheetRow {
	const texts = sheetTexts[locale];
	const notes = [
		entry.member_id === null && entry.last_name !== "" && texts.guest,
		entry.walk_in && texts.walkIn,
		entry.trial && texts.trial,
		entry.confirm_until !== null && texts.unconfirmed,
	];
	return {
		number: `${index + 1}`,
		name: `${entry.last_name} ${entry.first_name}`.trim() || texts.erased,
		phone: entry.phone,
		note: notes.filter(Boolean).join(", "),
		here: entry.checked_in_at !== null,
	};
}

function emptyRows({ training, people }: Roster): SheetRow[] {
	const free = training.cancelled ? 0 : Math.max(0, training.capacity - training.taken);
	return Array.from({ length: Math.min(free, maximumEmptyRows) }, (_, index) => ({
		number: `${people.length + index + 1}`,
		name: "",
		phone: "",
		note: "",
		here: false,
	}));
}

function sheetOf(roster: Roster, locale: Locale): Sheet {
	const texts = sheetTexts[locale];
	const { training } = roster;
	const name = inLocale(locale, training.training.name, training.training.name_eng);
	const date = sheetDate(training.date, locale);
	const now = wallTime(roster.now);
	const coach = training.coach && `${training.coach.name}${training.substitute ? ` (${texts.substitute})` : ""}`;
	const club = `${brand.name} ${training.gym.name}`;
	const places = [texts.places(training.taken, training.capacity)];
	if (roster.waiting.length > 0) places.push(texts.waiting(roster.waiting.length));
	return {
		locale,
		title: `${texts.roster}: ${name}, ${club}, ${date} ${formatTime(training.time)}`,
		eyebrow: texts.roster,
		training: name,
		time: formatTime(training.time),
		date,
		place: `${club}, ${inLocale(locale, training.room.name, training.room.name_eng)}`,
		coach: coach ? `${texts.coach}: ${coach}` : texts.noCoach,
		places: places.join(" · "),
		cancelled: training.cancelled ? texts.cancelled : null,
		heads: { here: texts.here, name: texts.name, phone: texts.phone, note: texts.note },
		rows: [...roster.people.map((entry, index) => rowOf(entry, index, locale)), ...emptyRows(roster)],
		footer: texts.asOf(`${formatDate(now.date)}${locale === "sr" ? "." : ""} ${formatClock(now.minutes)}`),
		page: texts.page,
	};
}

/** Not cached, because it has personal data. */
export async function rosterSheet(deps: DeskDeps, actor: Member, key: TrainingKey, locale: Locale) {
	const roster = await readRoster(deps, actor, key);
	// Loaded on demand, so that fonts and library do not slow down the start.
	const [{ printDocument }, { sheetDocument }] = await Promise.all([
		import("../../../../platform/print/print.ts"),
		import("./layout.ts"),
	]);
	const { gym, date, time } = roster.training;
	const hour = String(time).padStart(4, "0");
	return {
		fileName: `${sheetTexts[locale].fileName}-${gym.slug}-${date}-${hour}.pdf`,
		pdf: await printDocument(sheetDocument(sheetOf(roster, locale))),
	};
}
