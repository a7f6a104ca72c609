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

const labels: Partial<Record<string, () => string>> = {
	absent: m.administration_field_absent,
	active_from: m.records_active_from,
	active_until: m.records_active_until,
	address: m.records_address,
	all_clubs: m.administration_all_clubs,
	answer: m.records_answer,
	assignee_id: m.administration_field_assignee,
	blocked: m.administration_field_blocked,
	booking_window: m.administration_booking_window,
	calories: m.records_calories,
	cancelled: m.administration_field_cancelled,
	cancelled_from: m.administration_field_cancelled_from,
	capacity: m.schedule_capacity,
	checked_in: m.administration_field_checked_in,
	coach: m.schedule_coach,
	coach_id: m.administration_coach,
	code: m.records_code,
	coming_soon: m.records_coming_soon,
	count: m.administration_no_show_limit,
	courts: m.records_courts,
	date: m.stories_date,
	date_capacity: m.schedule_date_capacity,
	days: m.records_days,
	description: m.records_description,
	duration: m.records_duration,
	email: m.records_email,
	features: m.records_features,
	fields: m.administration_field_fields,
	first_date: m.schedule_first_date,
	gallery: m.records_gallery,
	from_date: m.stories_from_date,
	from_time: m.stories_from_time,
	group_id: m.records_group,
	groups: m.records_price_groups,
	gym_id: m.administration_field_club,
	gym_ids: m.administration_clubs,
	gym_room_id: m.schedule_room,
	header: m.stories_title,
	home_photo: m.stories_home_photo,
	hours: m.records_hours,
	in_banner: m.stories_show_in_banner,
	intensity: m.records_intensity,
	items: m.records_items,
	kicker: m.stories_kicker,
	language: m.administration_mail_language,
	last_date: m.schedule_last_date,
	latitude: m.records_latitude,
	lead: m.records_lead,
	les_mills: m.records_les_mills,
	longitude: m.records_longitude,
	maintenance: m.administration_maintenance,
	massage: m.records_massage,
	members: m.records_group_members,
	months: m.records_months,
	most_chosen: m.records_most_chosen,
	name: m.records_name,
	no_show_policy: m.administration_no_show_policy,
	note: m.records_note,
	notes: m.administration_field_notes,
	offers: m.records_offers,
	opens_on: m.records_opens_on,
	parking: m.records_parking,
	part_ids: m.administration_field_parts,
	pause_days: m.administration_no_show_pause,
	partner: m.administration_partner,
	phone: m.records_phone,
	phone_2: m.records_phone_2,
	photo: m.records_picture,
	place: m.stories_place,
	price: m.records_price,
	prices: m.records_prices,
	promotion: m.administration_entity_promotion,
	properties: m.records_properties,
	published: m.records_published,
	published_at: m.records_published,
	question: m.records_question,
	rating: m.records_rating,
	rating_count: m.records_rating_count,
	rating_source: m.records_rating_source,
	reason: m.administration_field_reason,
	rental: m.records_rental,
	reply_email: m.records_reply_email,
	reply_days: m.administration_reply_days,
	role: m.administration_role,
	room: m.schedule_room,
	rooms: m.records_rooms,
	samsung_promotion: m.administration_field_partner_promotion,
	saturday: m.records_saturday,
	schedule_button: m.records_schedule_button,
	second_factor: m.administration_second_factor,
	sent: m.records_opening_sent_field,
	series_capacity: m.schedule_capacity,
	slot: m.records_slot,
	slug: m.records_slug,
	specialty: m.records_specialty,
	state: m.administration_state,
	status: m.administration_field_status,
	stop: m.records_stop,
	substitute: m.schedule_substitute,
	summary: m.stories_summary,
	sunday: m.records_sunday,
	taken: m.administration_field_taken,
	text: m.records_text,
	time: m.schedule_time,
	title: m.records_title,
	to_date: m.stories_to_date,
	to_time: m.stories_to_time,
	topic: m.records_topic,
	training: m.schedule_training,
	training_date: m.administration_field_date,
	training_ids: m.records_coach_trainings,
	training_type: m.records_training_type,
	trainings: m.records_trainings,
	unit: m.records_unit,
	until_date: m.administration_field_until_date,
	until_time: m.closings_until_time,
	url: m.records_url,
	valid_from: m.records_valid_from,
	valid_until: m.records_valid_until,
	value: m.records_feature_value,
	videos: m.records_videos,
	visits: m.records_visits,
	views: m.records_views,
	waiting_count: m.administration_field_waiting,
	weekdays: m.records_weekdays,
};

export function isNamedField(field: string): boolean {
	return Object.hasOwn(labels, field.replace(/_eng$/, ""));
}

export function fieldLabel(field: string): string {
	const serbian = labels[field.replace(/_eng$/, "")];
	if (!serbian) return readable(field);
	return field.endsWith("_eng") ? m.records_english_of({ field: serbian() }) : serbian();
}

/** To replace ids by names. */
interface KnownNames {
	clubs: readonly Club[];
	accounts: readonly StaffAccount[];
}

const codeLabels: Partial<Record<string, Readonly<Record<string, () => string>>>> = {
	booking_window: {
		rolling: m.administration_window_rolling,
		week: m.administration_window_week,
		today: m.administration_window_today,
	},
	code: reasonLabels,
	language: { sr: m.parts_in_serbian, en: m.parts_in_english },
	offers: {
		gym: m.records_offer_gym,
		fitness: m.records_offer_fitness,
		cardio: m.records_offer_cardio,
		padel: m.records_offer_padel,
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

function nameOf(field: string, value: number, { clubs, accounts }: KnownNames): string | undefined {
	if (field === "time" || field.endsWith("_time")) return formatTime(value);
	if (field === "gym_id") return clubs.find(({ id }) => id === value)?.name;
	const account = field === "assignee_id" ? accounts.find(({ id }) => id === value) : undefined;
	return account && fullName(account);
}

/** A picture by its description, a training by its name, a reason by its label; other objects field by field. */
function formatObject(value: Record<string, unknown>, names: KnownNames): string {
	const { alt, code, note } = value;
	if (typeof alt === "string" && alt !== "") return alt;
	if (typeof code === "string" && Object.hasOwn(reasonLabels, code))
		return [fieldValue("code", code, names), note].filter(Boolean).join(": ");
	const fields = Object.entries(value).filter(([field]) => field !== "id" && field !== "url");
	return (
		recordName(value) ||
		fields
			.map(([field, part]) => [fieldLabel(field), fieldValue(field, part, names)])
			.filter(([, text]) => text !== "")
			.map((pair) => pair.join(": "))
			.join("; ")
	);
}

/** Ids and codes as labels; unknown ones stay as they are. */
export function fieldValue(field: string, value: unknown, names: KnownNames): string {
	if (field === "gym_ids" && Array.isArray(value)) return clubNames(value as number[], names.clubs);
	if (Array.isArray(value)) return value.map((part) => fieldValue(field, part, names)).join("\n");
	const codes = codeLabels[field];
	if (codes && typeof value === "string" && Object.hasOwn(codes, value)) return codes[value]?.() ?? value;
	if (typeof value === "object" && value !== null) return formatObject(value as Record<string, unknown>, names);
	return (typeof value === "number" && nameOf(field, value, names)) || formatValue(value);
}
