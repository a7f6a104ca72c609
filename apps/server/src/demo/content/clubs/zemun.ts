import type { DemoClub } from "../types.ts";

export const zemun: DemoClub = {
	id: 3,
	slug: "zemun",
	name: "Zemun",
	address: "Gardoška padina 21, Zemun",
	phone: "+381 11 4000 103",
	phone2: "+381 11 4000 114",
	weekdays: "06:30 - 23:00",
	saturday: "08:00 - 22:00",
	sunday: "09:00 - 21:00",
	latitude: 44.8357549,
	longitude: 20.4074158,
	stop: {
		sr: "Gardoš, linije 15, 84 i 704, tri minuta peške",
		en: "Gardoš, lines 15, 84 and 704, three minutes on foot",
	},
	parking: {
		sr: "Iza zgrade, ulaz iz Gardoške padine; uveče i na keju",
		en: "Behind the building, from Gardoška padina; by the quay in the evening",
	},
	rating: 4.7,
	ratingCount: 742,
	ratingSource: "Google",
	offers: ["gym", "fitness", "cardio"],
	massage: true,
	lesMills: true,
	galleryCount: 10,
	scheduleButton: true,
	lead: {
		sr: "Zemun nije Beograd, reći će ti svaki Zemunac. U redu, ali se ovde i trenira sa dvaput više inata.",
		en: "Zemun is not Belgrade, as any local will tell you. Fair enough, but the training here is twice as stubborn.",
	},
	description: {
		sr: "Naš najveći centar leži ispod Gardoša, dovoljno blizu keja da se posle treninga prošetaš do Dunava i dovoljno daleko da te miris pržene ribe ne zaustavi na putu do sale. Pod istim krovom su teretana, kardio zona i dve sale koje od jutra do večeri menjaju muziku, prostirke i trenere.\n\nOvde dobijaš i svih pet programa Les Mills, od tegova na BodyPumpu do disanja na BodyBalanceu. Ako te posle toga zabole mišići za koje nije bilo dokaza da postoje, soba za masažu je na kraju hodnika.",
		en: "Our biggest centre sits below Gardoš, close enough to the quay for a walk along the Danube after training and far enough away that the smell of fried fish won’t stop you on the way in. Under one roof there is a gym, a cardio zone and two studios that swap music, mats and coaches from morning till night.\n\nAll five Les Mills programmes are here too, from the barbells of BodyPump to the breathing of BodyBalance. If it leaves you aching in muscles you had no proof of, the massage room is at the end of the corridor.",
	},
	features: [
		{
			value: { sr: "1.800 m²", en: "1,800 m²" },
			title: { sr: "Najveći centar u lancu", en: "The biggest of the twelve" },
			text: {
				sr: "Teretana, kardio zona i dve sale. Ako ti se neko krije od čučnjeva, traženje traje.",
				en: "Gym, cardio zone and two studios. If a friend is hiding from squats, allow time for the search.",
			},
		},
		{
			value: { sr: "5 / 5", en: "5 / 5" },
			title: { sr: "Les Mills programa", en: "Les Mills programmes" },
			text: {
				sr: "BodyPump, BodyCombat, BodyAttack, BodyBalance i CXWorx, sa licenciranim instruktorima.",
				en: "BodyPump, BodyCombat, BodyAttack, BodyBalance and CXWorx, all with licensed instructors.",
			},
		},
		{
			value: { sr: "7 / 7", en: "7 / 7" },
			title: { sr: "Grupni treninzi svakog dana", en: "Classes every single day" },
			text: {
				sr: "I nedeljom. Naročito nedeljom, kad ručak kod bake traži ozbiljnu pripremu.",
				en: "Sundays too. Especially Sundays, when lunch at grandma’s calls for serious preparation.",
			},
		},
	],
	properties: [
		{ sr: "Dve sale za grupne treninge", en: "Two group training studios" },
		{ sr: "Kardio zona sa 28 sprava", en: "Cardio zone with 28 machines" },
		{ sr: "Masaža i solarijum", en: "Massage and solarium" },
		{ sr: "Zdravi bar na ulazu", en: "Health bar by the entrance" },
		{ sr: "Parking iza zgrade", en: "Parking behind the building" },
		{ sr: "Klimatizovan prostor", en: "Air conditioning throughout" },
	],
	rooms: [
		{ sr: "Velika sala", en: "Main studio" },
		{ sr: "Mala sala", en: "Small studio" },
	],
};
