import { type KindName, kindNames, recordCallName, recordPaths } from "@kvart/contract/staff/records/calls";
import { type RecordFields, recordKinds } from "@kvart/contract/staff/records/kinds";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import type { Samples } from "./access-matrix.ts";
import { zemun } from "./staff-factories.ts";

const photoUrl = "/media/trainings/hiit.jpg";
const altOf = (locale: "sr" | "en") => pictureOfPhotoUrl(photoUrl, locale)?.alt ?? "";

/** From the catalogue. */
const photo = { url: photoUrl, alt: altOf("sr"), alt_eng: altOf("en") };

function emptyValue(schema: { safeParse: (value: unknown) => { success: boolean } }): unknown {
	return ["", false, null, 0, []].find((value) => schema.safeParse(value).success);
}

/** Optional fields are left empty: a new one needs no sample. */
function emptyFields<K extends KindName>(kind: K): RecordFields<K> {
	const fields = Object.entries(recordKinds[kind].input.shape).map(([name, schema]) => [name, emptyValue(schema)]);
	return Object.fromEntries(fields) as RecordFields<K>;
}

/** Fields of a new record. */
export const newRecord = {
	Training: () => ({
		name: "Jutarnja snaga",
		name_eng: "Morning strength",
		description: "Tegovi pre posla.",
		description_eng: "",
		training_type: "freestyle",
		duration: 45,
		intensity: 4,
		calories: 420,
		photo,
	}),
	Coach: () => ({
		name: "Đurđa Šćekić",
		specialty: "Pilates",
		specialty_eng: "Pilates",
		description: "Radi sa početnicima.",
		description_eng: "",
		photo,
		phone: "064 123 4567",
		gym_ids: [zemun],
		training_ids: [1, 2],
	}),
	Club: () => ({
		...emptyFields("Club"),
		name: "Kumodraž",
		slug: `kumodraz-${crypto.randomUUID()}`,
		address: "Vojvode Stepe 400",
		phone: "+381113975500",
		weekdays: "06:30 - 23:00",
		saturday: "08:00 - 20:00",
		sunday: "zatvoreno",
		latitude: 44.7512,
		longitude: 20.5103,
		stop: "Okretnica, linija 18",
		stop_eng: "Terminus, line 18",
		rating_count: 12,
		rating_source: "Google",
		offers: ["gym", "fitness"],
		schedule_button: true,
		lead: "Novi klub na brdu.",
		description: "Teretana i sala.",
	}),
	PriceList: () => ({
		valid_from: "2047-01-01",
		groups: [{ title: "Masaža", title_eng: "Massage", note: "", note_eng: "", most_chosen: false, items: [] }],
	}),
	Question: () => ({
		topic: "general",
		question: "Ima li parkinga?",
		question_eng: "",
		answer: "Ima.",
		answer_eng: "",
	}),
	TermsBlock: () => ({ title: "Ormarići", title_eng: "Lockers", text: "Prazne se svakog dana.", text_eng: "" }),
	ReplyTemplate: () => ({ title: "Parking", title_eng: "Parking", text: "Ispred centra {centar}.", text_eng: "" }),
	Promotion: () => ({
		title: "Leto u kvartu",
		title_eng: "Summer",
		text: "",
		text_eng: "",
		photo: null,
		active_from: "2046-06-01",
		active_until: "2046-06-30",
		gym_ids: [zemun],
	}),
	VideoGroup: () => ({ name: "Trčanje", name_eng: "Running" }),
	GroupCode: () => ({
		code: `K${crypto.randomUUID()}`,
		group_id: 1,
		valid_from: "2026-11-01",
		valid_until: "2026-11-30",
	}),
	Video: () => ({
		group_id: 1,
		title: "Istezanje",
		title_eng: "Stretching",
		description: "",
		description_eng: "",
		url: "/videos/stretching.mp4",
		published: true,
	}),
} satisfies { [K in Exclude<KindName, "Padel">]: () => RecordFields<K> };

/** The id of a record in the demo. */
const existingId = (kind: KindName) => (kind === "Club" ? zemun : 1);

/** With a version that does not exist: allowed callers get a conflict, and nothing changes. */
function samplesOf(kind: KindName) {
	const byId = { params: { id: existingId(kind) } };
	const inputs = {
		list: () => undefined,
		get: () => byId,
		add: () => ({ body: kind === "Padel" ? {} : newRecord[kind]() }),
		change: () => ({ ...byId, body: { version: 999 } }),
		remove: () => ({ ...byId, query: { version: "999" } }),
		order: () => ({ body: { ids: [1] } }),
	};
	return recordPaths[kind].actions.map((action) => [recordCallName(kind, action), inputs[action]]);
}

type RecordCallNames = Extract<keyof Samples, `${string}Record` | `${string}Records`>;

export const recordSamples = Object.fromEntries(kindNames.flatMap(samplesOf)) as Pick<Samples, RecordCallNames>;
