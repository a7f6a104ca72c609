import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes, servicePictures } from "@kvart/media/slots";
import { m } from "../../paraglide/messages.js";
import { individual, personal, smallGroup } from "./gym-copy.server.ts";
import { healthBar, massage, solarium } from "./other-copy.server.ts";
import type { NamedPath, Service, ServiceCopy, ServicesData } from "./services-data.ts";

function serviceOf(
	locale: Locale,
	id: string,
	copy: Record<Locale, ServiceCopy>,
	pictures: keyof typeof servicePictures,
	actions: NamedPath[],
): Service {
	return {
		...copy[locale],
		id,
		pictures: servicePictures[pictures].map((name) => pictureOf(name, locale)),
		actions,
		clubs: [],
	};
}

/** The gym: with a coach, without one, in threes and fours. */
export function loadGymServices(locale: Locale): ServicesData {
	const trial: NamedPath = [m.services_trial(), "/free-training"];
	const prices: NamedPath = [m.services_prices(), "/price-list"];
	const choose: NamedPath = [m.services_choose(), "/training-selection"];
	return {
		words: {
			title: m.services_gym_title(),
			description: m.services_gym_description(),
			word: m.services_gym_word(),
			contents: m.services_contents(),
			clubs: m.services_clubs(),
		},
		picture: pictureOf(pageHeroes["gym-services"], locale),
		services: [
			serviceOf(locale, "personal", personal, "personal", [[m.services_meet_coaches(), "/coaches"], prices]),
			serviceOf(locale, "individual", individual, "individual", [trial, prices]),
			serviceOf(locale, "small", smallGroup, "small-group", [choose, prices]),
		],
	};
}

/** What is good after training. Which centres offer massage is a matter of data. */
export async function loadOtherServices(api: Client, locale: Locale): Promise<ServicesData> {
	const gyms = await api.listGyms();
	const prices: NamedPath = [m.services_prices(), "/price-list"];
	return {
		words: {
			title: m.services_other_title(),
			description: m.services_other_description(),
			word: m.services_other_word(),
			contents: m.services_contents(),
			clubs: m.services_clubs(),
		},
		picture: pictureOf(pageHeroes["other-services"], locale),
		services: [
			serviceOf(locale, "solarium", solarium, "solarium", [prices]),
			{
				...serviceOf(locale, "massage", massage, "massage", [prices]),
				clubs: gyms.filter((gym) => gym.massage).map(({ name, slug }) => [name, `/${slug}`]),
			},
			serviceOf(locale, "health-bar", healthBar, "health-bar", [[m.services_centres(), "/clubs"]]),
		],
	};
}
