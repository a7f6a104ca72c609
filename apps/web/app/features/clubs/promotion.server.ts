import type { Locale } from "@kvart/contract/locale";
import { pictureOf } from "@kvart/media/picture";
import { zemunPromotion } from "@kvart/media/slots";
import type { Promotion } from "./club-data.ts";

interface PromotionText extends Pick<Promotion, "kicker" | "title" | "text"> {
	tiles: [name: string, offer: string][];
}

const paths = [
	"/freestyle-trainings",
	"/gym-services#individual",
	"/other-services#massage",
	"/other-services#health-bar",
];

/** The spec gives Zemun, and only Zemun, a promotional block. */
const zemun: Record<Locale, PromotionText> = {
	sr: {
		kicker: "Samo u Zemunu",
		title: "Četiri vrata, jedna članarina",
		text: "Najveći smo na levoj obali, pa nam sve stane pod isti krov: dođeš na čas, ostaneš na veslaču, a izađeš posle masaže i soka od cvekle. Kesu sa stvarima nosiš samo jednom.",
		tiles: [
			["Grupni treninzi", "Sedam dana u nedelji"],
			["Kardio zona", "Trake, bicikli, veslači"],
			["Masaža", "Po dogovoru"],
			["Zdravi bar", "Šejkovi i ceđeno"],
		],
	},
	en: {
		kicker: "Only in Zemun",
		title: "Four doors, one membership",
		text: "We’re the biggest on the left bank, so everything fits under one roof: come for a class, stay on the rower, leave after a massage and a beetroot juice. You only pack your bag once.",
		tiles: [
			["Group training", "Seven days a week"],
			["Cardio zone", "Treadmills, bikes, rowers"],
			["Massage", "By appointment"],
			["Health bar", "Shakes and fresh juice"],
		],
	},
};

export function promotionOf(slug: string, locale: Locale): Promotion | null {
	if (slug !== "zemun") return null;
	const { tiles, ...words } = zemun[locale];
	return {
		...words,
		tiles: tiles.map(([name, offer], index) => ({
			name,
			offers: [offer],
			path: paths[index] ?? "/",
			picture: pictureOf(zemunPromotion[index] ?? zemunPromotion[0], locale),
		})),
	};
}
