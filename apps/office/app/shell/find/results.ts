import type { FoundClass, FoundInOffice } from "@kvart/contract/staff/find";
import { hasRight, type Right } from "@kvart/contract/staff/rights";
import type { StaffSession } from "@kvart/contract/staff/session";
import { formatTime } from "@kvart/contract/time";
import { formatLongDate } from "../../lib/format.ts";
import { nameOf } from "../../lib/labels.ts";
import { fullName, mayEnter } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { isMeant, officePages } from "./office-pages.ts";

export interface FindResult {
	key: string;
	title: string;
	/** Behind the title, in small letters. */
	detail: string;
	/** The page that it opens. */
	path: string;
	/** Selected in the header before the page opens. */
	clubId?: number;
}

export interface FindGroup {
	key: string;
	label: string;
	results: FindResult[];
}

const mostPages = 6;
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

function memberResults({ members }: FoundInOffice): FindResult[] {
	return members.map((member) => ({
		key: `member-${member.id}`,
		title: fullName(member),
		detail: joined(member.phone, member.card_id, member.email),
		path: `/members/list/${member.id}`,
	}));
}

function classResults(staff: StaffSession, { classes }: FoundInOffice): FindResult[] {
	const root = staff.role === "coach" ? "/classes/week" : "/today";
	return classes.map((found: FoundClass) => ({
		key: `class-${found.period_id}-${found.date}`,
		title: `${formatTime(found.time)} ${nameOf(found.training)}`,
		detail: joined(formatLongDate(found.date), found.gym, found.coach),
		path: `${root}/${found.period_id}/${found.date}`,
	}));
}

const clubPages: readonly (readonly [right: Right, label: () => string, path: (id: number) => string])[] = [
	["desk", m.today_title, () => "/today"],
	["schedule", m.schedule_title, () => "/schedule/week"],
	["clubPages", m.shell_find_club_page, (id) => `/content/clubs/${id}`],
];

function clubResults({ role, clubs }: StaffSession, typed: string): FindResult[] {
	const found = clubs.filter(({ name }) => isMeant(name, typed));
	return found.flatMap(({ id, name }) =>
		clubPages
			.filter(([right]) => hasRight(role, right))
			.map(([right, label, path]) => ({
				key: `club-${id}-${right}`,
				title: name,
				detail: label(),
				path: path(id),
				clubId: id,
			})),
	);
}

function pageResults(staff: StaffSession, typed: string): FindResult[] {
	return officePages
		.filter(({ access }) => mayEnter(staff, access))
		.filter(({ label, area }) => typed === "" || isMeant(`${label()} ${area()}`, typed))
		.slice(0, typed === "" ? undefined : mostPages)
		.map(({ path, label, area }) => ({
			key: path,
			title: label(),
			detail: area() === label() ? "" : area(),
			path,
		}));
}

/** `found` is undefined until the server has answered. */
export function findGroups(staff: StaffSession, typed: string, found: FoundInOffice | undefined): FindGroup[] {
	const coaches = found?.coaches.map(({ id, name }) => ({
		key: `coach-${id}`,
		title: name,
		detail: "",
		path: `/content/coaches/${id}`,
	}));
	return [
		{ key: "members", label: m.shell_members(), results: found ? memberResults(found) : [] },
		{ key: "clubs", label: m.records_clubs(), results: clubResults(staff, typed) },
		{ key: "classes", label: m.shell_find_classes(), results: found ? classResults(staff, found) : [] },
		{ key: "coaches", label: m.records_coaches(), results: coaches ?? [] },
		{ key: "pages", label: m.shell_find_pages(), results: pageResults(staff, typed) },
	].filter(({ results }) => results.length > 0);
}
