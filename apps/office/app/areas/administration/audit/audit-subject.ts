import { inLocale } from "@kvart/contract/locale";
import type { AuditEntry, AuditSubject } from "@kvart/contract/staff/audit";
import { addDays, formatTime } from "@kvart/contract/time";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatDate, formatWeekday } from "../../../lib/format.ts";
import { entityLabel } from "./audit-labels.ts";

const nameFields = ["title", "name", "header", "question", "code", "text", "days", "value", "reason"];

/** The name of a record, or of a row in one of its lists; empty if it has none. */
export function recordName(record: Record<string, unknown> | null): string {
	if (!record) return "";
	const text = (field: string) => (typeof record[field] === "string" ? record[field] : "");
	const field = nameFields.find((one) => text(one) !== "");
	return field ? inLocale(currentLanguage(), text(field), text(`${field}_eng`)) : "";
}

const monday = "2024-01-01";

function trainingLabel({ name, name_eng, gym, day, date, time }: NonNullable<AuditSubject["training"]>): string {
	const when = date === null ? formatWeekday(addDays(monday, day - 1)) : formatDate(date);
	return `${inLocale(currentLanguage(), name, name_eng)}, ${gym}, ${when}, ${formatTime(time)}`;
}

type Recorded = Pick<AuditEntry, "entity" | "entity_id" | "action" | "subject" | "before" | "after">;

function subjectLabel({ subject, before, after }: Recorded): string {
	if (!subject) return recordName(after) || recordName(before);
	const { name, training } = subject;
	return [name, training && trainingLabel(training)].filter(Boolean).join(" · ");
}

/** `Trening: Joga`; records that exist once, such as the settings, have neither name nor number. */
export function recordLabel(entry: Recorded): string {
	const label = entityLabel(entry.entity);
	const name = subjectLabel(entry);
	if (name) return `${label}: ${name}`;
	return /^\d+$/.test(entry.entity_id) ? `${label} ${entry.entity_id}` : label;
}

const pages: Partial<Record<string, string>> = {
	account: "/administration/accounts",
	member: "/members/list",
	enquiry: "/enquiries/inbox",
	post: "/stories/blog",
	event: "/stories/events",
	training: "/content/trainings",
	trainer: "/content/coaches",
	gym: "/content/clubs",
	price_list: "/content/prices",
	question: "/content/questions",
	terms_block: "/content/terms",
	promotion: "/content/promotions",
	reply_template: "/content/templates",
	video_group: "/videos/groups",
	group_code: "/videos/codes",
	video: "/videos/films",
};

const singlePages: Partial<Record<string, string>> = {
	home_banner: "/stories/banner",
	padel: "/content/padel",
	settings: "/administration/settings",
	closing: "/schedule/closings",
};

function rosterLink({ entity_id, subject, after }: Recorded): string | null {
	const date = subject?.training?.date ?? after?.["training_date"];
	return typeof date === "string" ? `/today/${subject?.training?.period_id ?? entity_id}/${date}` : null;
}

/** The page of what the entry is about; null if it has none or is gone. */
export function recordLink(entry: Recorded): string | null {
	const { entity, entity_id, action } = entry;
	if (/\.(removed|erased|expired)$/.test(action)) return null;
	if (["booking", "wait", "period"].includes(entity)) return rosterLink(entry);
	const page = pages[entity];
	if (page && /^\d+$/.test(entity_id)) return `${page}/${entity_id}`;
	return singlePages[entity] ?? null;
}
