import type { Client } from "@kvart/contract/client";
import { isComingSoon } from "@kvart/contract/clubs";
import { isMembership } from "@kvart/contract/content";
import type { EnquiryField, Texts } from "@kvart/contract/enquiries/field";
import { type EnquiryKind, enquiryForm } from "@kvart/contract/enquiries/kinds";
import { clubNameOf } from "@kvart/contract/enquiries/shared-fields";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Picture } from "@kvart/media/urls";
import { inClubOrder } from "../../lib/club-order.ts";
import { softHyphens } from "../../ui/heading/soft-hyphens.ts";
import type { ClubRooms } from "./trial-hours.ts";

async function optionsOf(api: Client, locale: Locale, { source, choices = [] }: EnquiryField) {
	const listed = choices.map(({ value, label }) => ({ value, label: label[locale] }));
	if (source === "trainings") {
		const trainings = await api.listTrainings();
		return trainings.map(({ name, name_eng }) => ({ value: name, label: inLocale(locale, name, name_eng) }));
	}
	if (source === "clubs") {
		const open = inClubOrder(await api.listGyms()).filter((gym) => !isComingSoon(gym));
		const known = new Set(choices.map(({ value }) => clubNameOf(value)));
		const added = open.filter(({ name }) => !known.has(name));
		return [...listed, ...added.map(({ name }) => ({ value: name, label: name }))];
	}
	if (source === "plans") {
		const plans = (await api.listPriceGroups()).filter(({ items }) => items.some(isMembership));
		return plans.map(({ title, title_eng }) => ({ value: title, label: inLocale(locale, title, title_eng) }));
	}
	return listed;
}

/** Clubs without a schedule have no rooms. */
export async function roomsOfClubs(api: Client): Promise<ClubRooms> {
	const clubs = (await api.listGyms()).filter((gym) => gym.has_room && !isComingSoon(gym));
	const rooms = clubs.map(async ({ id, name }): Promise<[string, number[]]> => {
		const list = await api.listGymRooms({ params: { id } });
		return [name, list.map((room) => room.id)];
	});
	return Object.fromEntries(await Promise.all(rooms));
}

interface FormPage {
	/** Bare path of the page, which handles the plain POST. */
	path: string;
	title?: string;
	picture?: Picture;
	/** Values that the address names; unknown ones are ignored. */
	chosen?: Record<string, string | null>;
}

async function loadField(api: Client, locale: Locale, name: string, field: EnquiryField, chosen: FormPage["chosen"]) {
	const { input, required, label, prompt, autoComplete, columns, splitAt } = field;
	const options = await optionsOf(api, locale, field);
	const picked = options.find(({ value }) => value === chosen?.[name]);
	return {
		name,
		input,
		required,
		label: label[locale],
		prompt: prompt?.[locale],
		autoComplete,
		columns,
		splitAt,
		options,
		rooms: input === "hour" ? await roomsOfClubs(api) : undefined,
		chosen: picked !== undefined,
		initial: picked?.value ?? field.initial ?? (required || prompt ? "" : (options[0]?.value ?? "")),
	};
}

async function loadFields(api: Client, locale: Locale, all: Record<string, EnquiryField>, chosen: FormPage["chosen"]) {
	const named = Object.entries(all).filter(([name, { carried }]) => !carried || chosen?.[name]);
	const fields = await Promise.all(named.map(([name, field]) => loadField(api, locale, name, field, chosen)));
	return fields.filter((field) => field.chosen || !all[field.name]?.carried);
}

/** A form of one kind, in one language, as the app on the page gets it. */
export async function loadForm(kind: EnquiryKind, api: Client, locale: Locale, page: FormPage) {
	const form = enquiryForm(kind);
	const text = (texts: Texts) => texts[locale];
	const steps = form.steps.map(async ({ title, intro, fields }) => ({
		title: locale === "sr" ? softHyphens(title?.sr ?? "") : (title?.en ?? ""),
		intro: intro && { text: text(intro.text), points: intro.points.map(text), close: text(intro.close) },
		fields: await loadFields(api, locale, fields, page.chosen),
	}));
	return {
		kind,
		call: form.call,
		path: page.path,
		title: page.title ?? form.title?.[locale] ?? "",
		picture: page.picture,
		steps: await Promise.all(steps),
	};
}

export type EnquiryFormData = Awaited<ReturnType<typeof loadForm>>;
export type FieldData = EnquiryFormData["steps"][number]["fields"][number];
