import { calls, splitCall } from "@kvart/contract/calls";
import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { inLocale } from "@kvart/contract/locale";

const copy = {
	sr: {
		lead: "Ceo kvart u džepu. Preuzmi aplikaciju za Android i prijavi se za trening dok čekaš lift.",
		benefits: [
			{
				title: "Raspored na dlanu",
				text: "Treninzi tvog centra za danas i celu sedmicu, sa brojem slobodnih mesta.",
			},
			{
				title: "Prijava u dva dodira",
				text: "Izaberi trening i potvrdi. Ako se planovi promene, otkaži jednako brzo.",
			},
			{
				title: "Online treninzi uz tebe",
				text: "Video-treninzi na vikendici, u hotelu ili u dnevnoj sobi, uz tvoj nalog i kod.",
			},
		],
		steps: [
			{
				title: "Preuzmi",
				text: "Otvori ovu stranicu na telefonu i dodirni dugme. Fajl je mali, stiže za par sekundi.",
			},
			{
				title: "Dozvoli",
				text: "Android će pitati da li veruješ izvoru, jer aplikacija ne dolazi iz prodavnice. Dozvoli instalaciju za svoj pregledač.",
			},
			{ title: "Uđi", text: "Pokreni aplikaciju i uloguj se istim nalogom kao na sajtu. Gosti mogu i bez naloga." },
		],
	},
	en: {
		lead: "The whole block in your pocket. Get the Android app and book a class while you wait for the lift.",
		benefits: [
			{
				title: "The schedule in your hand",
				text: "Your centre’s classes for today and the whole week, with the places left.",
			},
			{
				title: "Booked in two taps",
				text: "Pick a class and confirm. If your plans change, cancelling is just as quick.",
			},
			{
				title: "Online training with you",
				text: "Video workouts at the cottage, in a hotel or in your living room, with your account and code.",
			},
		],
		steps: [
			{
				title: "Download",
				text: "Open this page on your phone and tap the button. The file is small and takes seconds.",
			},
			{
				title: "Allow",
				text: "Android will ask whether you trust the source, because the app doesn’t come from a store. Allow installs for your browser.",
			},
			{
				title: "Step in",
				text: "Open the app and log in with the same account as on the site. Guests need no account.",
			},
		],
	},
} satisfies Record<Locale, unknown>;

/** A day on the drawn phone. */
const times = ["07:00", "09:30", "17:30", "18:30", "20:00"];
const longestName = 10;

export type AppDownloadData = Awaited<ReturnType<typeof loadAppDownload>>;

/** `apiUrl` is where the browser finds the API. */
export async function loadAppDownload(api: Client, locale: Locale, apiUrl: string) {
	const names = (await api.listTrainings()).filter(({ name }) => name.length <= longestName);
	return {
		...copy[locale],
		/** For browsers without scripts. */
		downloadUrl: apiUrl + splitCall(calls.downloadApp).path,
		rows: names.slice(0, times.length).map(({ name, name_eng, intensity }, index) => ({
			time: times[index],
			name: inLocale(locale, name, name_eng),
			intensity,
		})),
	};
}
