import type { Locale } from "@kvart/contract/locale";

export interface Point {
	title: string;
	text: string;
}

export type OptionName = "gym" | "group" | "cardio" | "massage" | "solarium" | "bar";

interface Copy {
	reasons: Point[];
	cards: Record<"individual" | "personal" | "group", Point>;
	options: Record<OptionName, string>;
}

/** The long texts of the landing pages, in the order of the page. */
export const copy: Record<Locale, Copy> = {
	sr: {
		reasons: [
			{
				title: "Decenije uspeha",
				text: "Generacije Beograđana su prvi teg podigle kod nas. Mnogi danas dovode svoju decu.",
			},
			{
				title: "Školovani treneri",
				text: "Diploma, sertifikat i stalno usavršavanje. Trener ti uvek kaže i zašto, a ne samo koliko.",
			},
			{
				title: "Personalni treneri",
				text: "Plan, tehnika i tempo samo za tebe, u terminu koji tebi odgovara.",
			},
			{
				title: "Opremljena teretana",
				text: "Slobodni tegovi, sprave i kardio zona, i za prvi trening i za hiljaditi.",
			},
			{
				title: "Fitnes treninzi",
				text: "Od joge do Les Mills programa: grupni treninzi svih sedam dana u sedmici.",
			},
			{
				title: "Moderni centri",
				text: "Klima, tuševi, ormarići i oprema koja radi. Sitnice koje primetiš tek kad ih nema.",
			},
			{
				title: "Besplatan probni trening",
				text: "Dođeš, probaš, pa odlučiš. Bez broja kartice i bez potpisa.",
			},
			{
				title: "Odlična atmosfera",
				text: "Ovde se ljudi znaju po imenu. Već na trećem treningu znaće i tvoje.",
			},
		],
		cards: {
			individual: {
				title: "Individualni trening",
				text: "Dolaziš kad ti odgovara i treniraš samostalno, po planu koji ti dežurni trener napiše na početku. Kad zapneš, tu je.",
			},
			personal: {
				title: "Personalni trening",
				text: "Trener je ceo sat samo tvoj. Najkraći put ako imaš cilj, rok ili povredu o kojoj treba misliti.",
			},
			group: {
				title: "Grupni fitnes",
				text: "Muzika, sala i ljudi koji ne odustaju jer ne odustaješ ni ti. Od nežne joge do treninga posle kog se ćuti.",
			},
		},
		options: {
			gym: "Teretana",
			group: "Grupni programi",
			cardio: "Kardio zona",
			massage: "Masaža",
			solarium: "Solarijum",
			bar: "Zdravi bar",
		},
	},
	en: {
		reasons: [
			{
				title: "Decades of success",
				text: "Generations of Belgraders lifted their first weight with us. Many now bring their children.",
			},
			{
				title: "Qualified coaches",
				text: "A degree, a certificate and constant further training. You’ll always hear why, not just how many.",
			},
			{
				title: "Personal coaching",
				text: "Plan, technique and pace for you alone, at a time that suits you.",
			},
			{
				title: "A well-equipped gym",
				text: "Free weights, machines and a cardio zone, for your first session and your thousandth.",
			},
			{
				title: "Fitness classes",
				text: "From yoga to Les Mills programmes: group classes seven days a week.",
			},
			{
				title: "Modern centres",
				text: "Air conditioning, showers, lockers and kit that works. Details you only notice when they’re missing.",
			},
			{
				title: "A free trial session",
				text: "Come, try it, then decide. No card details, nothing to sign.",
			},
			{
				title: "A great atmosphere",
				text: "People here know each other by name. By your third session they’ll know yours.",
			},
		],
		cards: {
			individual: {
				title: "Individual training",
				text: "Come when it suits you and train on your own, with a plan that the coach on duty writes at the start. When you get stuck, there’s help.",
			},
			personal: {
				title: "Personal training",
				text: "A coach all to yourself for the whole hour. The shortest way if you have a goal, a deadline or an injury to work around.",
			},
			group: {
				title: "Group fitness",
				text: "Music, a studio and people who keep going because you do. From gentle yoga to classes that leave everyone speechless.",
			},
		},
		options: {
			gym: "Gym",
			group: "Group programmes",
			cardio: "Cardio zone",
			massage: "Massage",
			solarium: "Solarium",
			bar: "Health bar",
		},
	},
};
