import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { zemunPromotion } from "@kvart/media/slots";

const paths = [
	"/freestyle-trainings",
	"/gym-services#individual",
	"/other-services#massage",
	"/other-services#health-bar",
];

/** The spec wants it on the page of Zemun only. */
const zemun = {
	sr: {
		kicker: "Samo u Zemunu",
		title: "Četiri vrata, jedna adresa",
		text: "Najveći smo na levoj obali Save, pa nam sve stane pod isti krov: dođeš na trening, ostaneš na veslaču, a izađeš posle masaže i soka od cvekle. Kesu sa stvarima nosiš samo jednom.",
		tiles: [
			{ name: "Grupni treninzi", offer: "Sedam dana u sedmici" },
			{ name: "Kardio zona", offer: "Trake, bicikli, veslači" },
			{ name: "Masaža", offer: "Po dogovoru" },
			{ name: "Zdravi bar", offer: "Šejkovi i ceđeno" },
		],
	},
	en: {
		kicker: "Only in Zemun",
		title: "Four doors, one address",
		text: "We’re the biggest on the left bank of the Sava, so everything fits under one roof: come for a class, stay on the rower, leave after a massage and a beetroot juice. You only pack your bag once.",
		tiles: [
			{ name: "Group training", offer: "Seven days a week" },
			{ name: "Cardio zone", offer: "Treadmills, bikes, rowers" },
			{ name: "Massage", offer: "By appointment" },
			{ name: "Health bar", offer: "Shakes and fresh juice" },
		],
	},
} satisfies Record<Locale, unknown>;

export function promotionOf(slug: string, locale: Locale) {
	if (slug !== "zemun") return null;
	const { tiles, ...texts } = zemun[locale];
	return {
		...texts,
		tiles: tiles.map(({ name, offer }, index) => ({
			name,
			index: index + 1,
			chips: [offer],
			soon: false,
			path: paths[index] ?? "/",
			picture: pictureOf(zemunPromotion[index] ?? zemunPromotion[0], locale),
		})),
	};
}
