import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { formatTime } from "@kvart/contract/time";
import type { Club } from "../../../lib/club.ts";
import { reasonLabels } from "../../../lib/reasons.ts";
import { roleLabels } from "../../../lib/roles.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { formatValue } from "../../../parts/value/shown-value.tsx";
import { clubNames } from "../accounts/accounts.ts";
import { readable } from "./audit-labels.ts";
import { recordName } from "./audit-subject.ts";

/** A field of a record as its form names it, with the codes that can be chosen. */
interface NamedField {
	label: () => string;
	options?: () => readonly { value: string; label: string }[];
}

/** By the entity of an audit entry, then by field; a field of a list as `rooms.name`. */
export type FieldsByEntity = Partial<Record<string, Partial<Record<string, NamedField>>>>;

/** Labels for what has no form among the records. */
const labels: Partial<Record<string, () => string>> = {
	absent: m.administration_field_absent,
	all_clubs: m.administration_all_clubs,
	assignee_id: m.administration_field_assignee,
	blocked: m.administration_field_blocked,
	amount: m.administration_field_amount,
	booking_window: m.administration_booking_window,
	cancelled: m.administration_field_cancelled,
	cancelled_from: m.administration_field_cancelled_from,
	capacity: m.schedule_capacity,
	checked_in: m.administration_field_checked_in,
	coach: m.schedule_coach,
	coach_away: m.schedule_coach_away,
	coach_id: m.administration_coach,
	code: m.records_code,
	counted: m.administration_field_counted,
	count: m.administration_no_show_limit,
	date: m.stories_date,
	date_capacity: m.schedule_date_capacity,
	days: m.administration_no_show_days,
	email: m.records_email,
	expected: m.administration_field_expected,
	fields: m.administration_field_fields,
	first_date: m.schedule_first_date,
	follow_up_on: m.administration_field_follow_up,
	from: m.schedule_away_from,
	from_date: m.stories_from_date,
	from_time: m.stories_from_time,
	gym_id: m.administration_field_club,
	gym_ids: m.administration_clubs,
	gym_room_id: m.schedule_room,
	header: m.stories_title,
	home_photo: m.stories_home_photo,
	in_banner: m.stories_show_in_banner,
	kicker: m.stories_kicker,
	language: m.administration_mail_language,
	last_date: m.schedule_last_date,
	maintenance: m.administration_maintenance,
	member_id: m.administration_field_member,
	members: m.records_group_members,
	membership_rule: m.administration_membership_rule,
	name: m.records_name,
	no_show_policy: m.administration_no_show_policy,
	note: m.records_note,
	notes: m.administration_field_notes,
	outcome: m.administration_field_outcome,
	mailed: m.administration_field_mailed,
	outside_hours: m.schedule_outside_hours,
	paid: m.administration_field_paid,
	plan: m.administration_field_plan,
	part_ids: m.administration_field_parts,
	pause_days: m.administration_no_show_pause,
	partner: m.administration_partner,
	phone: m.records_phone,
	photo: m.records_picture,
	place: m.stories_place,
	promotion: m.administration_entity_promotion,
	published_at: m.records_published,
	reason: m.administration_field_reason,
	reply_days: m.administration_reply_days,
	role: m.administration_role,
	room: m.schedule_room,
	samsung_promotion: m.administration_field_partner_promotion,
	second_factor: m.administration_second_factor,
	sent: m.records_opening_sent_field,
	series_capacity: m.schedule_capacity,
	starts_on: m.administration_field_starts_on,
	state: m.administration_state,
	status: m.administration_field_status,
	substitute: m.schedule_substitute,
	summary: m.stories_summary,
	taken: m.administration_field_taken,
	text: m.records_text,
	time: m.schedule_time,
	to: m.schedule_away_to,
	to_call: m.administration_field_to_call,
	to_date: m.stories_to_date,
	to_time: m.stories_to_time,
	training: m.schedule_training,
	training_date: m.administration_field_date,
	trainings: m.records_trainings,
	until_date: m.administration_field_until_date,
	until_time: m.closings_until_time,
	videos: m.records_videos,
	views: m.records_views,
	waiting_count: m.administration_field_waiting,
};

/** Names for the fields of an entry and for its ids. */
interface KnownNames {
	fields: FieldsByEntity[string];
	clubs: readonly Club[];
	accounts: readonly StaffAccount[];
}

/** `rooms.name` is the name of a row in the list of rooms. */
function ownName(field: string): string {
	return field.slice(field.lastIndexOf(".") + 1);
}

export function fieldLabel(field: string, { fields }: Pick<KnownNames, "fields">): string {
	const serbian = field.replace(/_eng$/, "");
	const label = fields?.[serbian]?.label ?? labels[ownName(serbian)];
	if (!label) return readable(ownName(field));
	return field === serbian ? label() : m.records_english_of({ field: label() });
}

const codeLabels: Partial<Record<string, Readonly<Record<string, () => string>>>> = {
	booking_window: {
		rolling: m.administration_window_rolling,
		week: m.administration_window_week,
		today: m.administration_window_today,
	},
	code: reasonLabels,
	language: { sr: m.parts_in_serbian, en: m.parts_in_english },
	membership_rule: {
		off: m.administration_membership_off,
		inform: m.administration_membership_inform,
		require: m.administration_membership_require,
	},
	outcome: {
		came: m.enquiries_outcome_came,
		joined: m.enquiries_outcome_joined,
		not_interested: m.enquiries_outcome_not_interested,
		not_reached: m.enquiries_outcome_not_reached,
	},
	// Entries from before the five roles have the former one.
	role: { ...roleLabels, staff: m.administration_role_before },
	state: { draft: m.stories_state_draft, waiting: m.stories_state_waiting, published: m.stories_state_published },
	status: {
		new: m.enquiries_status_new,
		open: m.enquiries_status_open,
		answered: m.enquiries_status_answered,
		closed: m.enquiries_status_closed,
		spam: m.enquiries_status_spam,
	},
};

function codeLabel(field: string, code: string, { fields }: KnownNames): string {
	const option = fields?.[field]?.options?.().find(({ value }) => value === code);
	const codes = codeLabels[ownName(field)];
	return option?.label ?? (codes && Object.hasOwn(codes, code) ? codes[code]?.() : undefined) ?? formatValue(code);
}

function nameOf(field: string, value: number, { clubs, accounts }: KnownNames): string | undefined {
	if (field === "time" || field.endsWith("_time")) return formatTime(value);
	if (field === "gym_id") return clubs.find(({ id }) => id === value)?.name;
	const account = field === "assignee_id" ? accounts.find(({ id }) => id === value) : undefined;
	return account && fullName(account);
}

/** A picture by its description, a training by its name, a reason by its label; other objects field by field. */
function formatObject(field: string, value: Record<string, unknown>, names: KnownNames): string {
	const { alt, code, note } = value;
	if (typeof alt === "string" && alt !== "") return alt;
	if (typeof code === "string" && Object.hasOwn(reasonLabels, code))
		return [fieldValue("code", code, names), note].filter(Boolean).join(": ");
	const parts = Object.entries(value).filter(([part]) => part !== "id" && part !== "url");
	return (
		recordName(value) ||
		parts
			.map(([part, content]) => [`${ownName(field)}.${part}`, content] as const)
			.map(([part, content]) => [fieldLabel(part, names), fieldValue(part, content, names)])
			.filter(([, text]) => text !== "")
			.map((pair) => pair.join(": "))
			.join("; ")
	);
}

/** Ids and codes as labels; unknown ones stay as they are. */
export function fieldValue(field: string, value: unknown, names: KnownNames): string {
	if (field === "gym_ids" && Array.isArray(value)) return clubNames(value as number[], names.clubs);
	if (Array.isArray(value)) return value.map((part) => fieldValue(field, part, names)).join("\n");
	if (typeof value === "string") return codeLabel(field, value, names);
	if (typeof value === "object" && value !== null) return formatObject(field, value as Record<string, unknown>, names);
	return (typeof value === "number" && nameOf(ownName(field), value, names)) || formatValue(value);
}
