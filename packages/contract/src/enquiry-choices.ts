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
