import { brand } from "@kvart/contract/brand";
import { calls, splitCall } from "@kvart/contract/calls";
import type { Client } from "@kvart/contract/client";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";
import { applicationCopy } from "./application-copy.server.ts";
import type { ApplicationData, ApplicationWords } from "./application-data.ts";

function words(): ApplicationWords {
	return {
		title: m.application_title(),
		description: m.application_description(),
		heading: m.application_heading(),
		download: m.application_download(),
		facts: m.application_facts({ file: brand.appFile }),
		failed: {
			title: m.application_failed_title(),
			text: m.application_failed_text({ mail: brand.mail.info }),
			again: m.application_failed_again(),
		},
		benefits: m.application_benefits(),
		steps: m.application_steps(),
		others: m.application_others(),
	};
}

/** A day as the drawn phone shows it; the names are those of our trainings. */
const times = ["07:00", "09:30", "17:30", "18:30", "20:00"];

/** The page of the app, in its language and no more. `apiUrl` is where the browser finds the API. */
export async function loadApplication(api: Client, locale: Locale, apiUrl: string): Promise<ApplicationData> {
	const trainings = await api.listTrainings();
	const shown = trainings.filter(({ name }) => name.length <= 10);
	return {
		words: words(),
		...applicationCopy[locale],
		downloadUrl: apiUrl + splitCall(calls.downloadApp).path,
		rows: times.flatMap((time, index) => {
			const training = shown[index];
			if (!training) return [];
			return [{ time, name: inLocale(locale, training.name, training.name_eng), intensity: training.intensity }];
		}),
	};
}
