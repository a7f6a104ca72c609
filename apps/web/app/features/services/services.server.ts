import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { DrawingName } from "@kvart/media/drawings";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes, servicePictures } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";
import { individual, personal, smallGroup } from "./gym-copy.server.ts";
import { healthBar, massage, solarium } from "./other-copy.server.ts";

export interface ServiceCopy {
	title: string;
	lead: string;
	paragraphs: string[];
	points: string[];
	/** For a service with two pictures. */
	figure?: { value: string; text: string };
}

/** Label and path without the language. */
export type NamedPath = [label: string, path: string];

/** People at each service of /gym-services and /other-services: the big picture of its band. */
const serviceDrawings = {
	personal: "drawn/personal-training",
	individual: "drawn/individual-training",
	"small-group": "drawn/small-group-training",
	solarium: "drawn/service-solarium",
	massage: "drawn/service-massage",
	"health-bar": "drawn/service-health-bar",
} as const satisfies Record<string, DrawingName>;

export type Service = ReturnType<typeof serviceOf>;
export type ServicesData = ReturnType<typeof loadGymServices>;

function serviceOf(
	locale: Locale,
	id: string,
	copy: Record<Locale, ServiceCopy>,
	pictures: keyof typeof servicePictures,
	actions: NamedPath[],
	clubs: NamedPath[] = [],
) {
	return {
		...copy[locale],
		/** The anchor of the spec. */
		id,
		/** People, and details of the room. */
		pictures: [serviceDrawings[pictures], ...servicePictures[pictures]].map((name) => pictureOf(name, locale)),
		actions,
		/** Where it is offered, if not everywhere. */
		clubs,
	};
}

export function loadGymServices(locale: Locale) {
	const trial: NamedPath = [m.services_trial(), "/free-training"];
	const prices: NamedPath = [m.services_prices(), "/price-list"];
	const choose: NamedPath = [m.services_choose(), "/training-selection"];
	return {
		heading: m.services_gym_word(),
		lead: m.services_gym_description(),
		picture: pictureOf(pageHeroes["gym-services"], locale),
		services: [
			serviceOf(locale, "personal", personal, "personal", [[m.services_meet_coaches(), "/coaches"], prices]),
			serviceOf(locale, "individual", individual, "individual", [trial, prices]),
			serviceOf(locale, "small", smallGroup, "small-group", [choose, prices]),
		],
	};
}

export async function loadOtherServices(api: Client, locale: Locale): Promise<ServicesData> {
	const massageClubs = (await api.listGyms())
		.filter(({ massage: offered }) => offered)
		.map(({ name, slug }): NamedPath => [name, `/${slug}`]);
	const prices: NamedPath = [m.services_prices(), "/price-list"];
	return {
		heading: m.services_other_word(),
		lead: m.services_other_description(),
		picture: pictureOf(pageHeroes["other-services"], locale),
		services: [
			serviceOf(locale, "solarium", solarium, "solarium", [prices]),
			serviceOf(locale, "massage", massage, "massage", [prices], massageClubs),
			serviceOf(locale, "health-bar", healthBar, "health-bar", [[m.services_centres(), "/clubs"]]),
		],
	};
}
