/** Choice lists are stored as these Serbian strings, whatever the page's language; the default comes first. */
export const wishToGo = ["Teretanu", "Grupne programe", "Teretanu i grupne programe", "Personalne treninge"] as const;
export const membershipPeriods = ["Jedan mesec", "Dva meseca", "Tri meseca"] as const;
export const primaryWishes = ["Smršam", "Poboljšam kondiciju", "Oblikujem telo"] as const;
export const visitDays = [
	"Tri dana nedeljno",
	"Četiri dana nedeljno",
	"Pet dana nedeljno",
	"Svakog dana",
	"Samo vikendom",
] as const;
export const trainingPlaces = [
	"Zemun",
	"Novi Beograd (Blokovi)",
	"Banjica",
	"Vračar",
	"Pionir",
	"Ustanička",
	"Ušće",
	"Navigator",
	"Prvomajska",
	"Barajevo",
	"Zvezdara",
	"Miljakovac",
] as const;
export const leadWishes = ["samostalni_trening", "personalni_trening", "grupni_fitnes"] as const;

export const defaultTrainingPlace = { price: "Zemun", trainingSelection: "Banjica" } as const;

/** The club that a training place means: one of them is named after its quarter, with the club in brackets. */
export function clubNameOf(place: string): string {
	return /\((.+)\)/.exec(place)?.[1] ?? place;
}

/** The four forms, as they are stored. */
export const enquiryKinds = ["free_training", "price", "training_selection", "lending_page"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The field that people never see: what fills it in is no person. */
export const trapField = "website";
