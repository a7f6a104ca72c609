import type { DemoClub } from "../types.ts";

export const pionir: DemoClub = {
	id: 4,
	slug: "pionir",
	name: "Pionir",
	address: "Tribinska 9, Palilula",
	phone: "+381 11 4000 104",
	phone2: null,
	weekdays: "07:00 - 22:00",
	saturday: "09:00 - 18:00",
	sunday: "10:00 - 18:00",
	latitude: 44.814,
	longitude: 20.483,
	stop: {
		sr: "Hala Pionir, linije 16, 27 i 32, četiri minuta peške",
		en: "Hala Pionir, lines 16, 27 and 32, four minutes on foot",
	},
	parking: {
		sr: "Na ulici, zona 2; u dane utakmica dođi prevozom",
		en: "On the street, zone 2; on match days take the bus",
	},
	rating: 4.7,
	ratingCount: 214,
	ratingSource: "Google",
	offers: ["fitness"],
	massage: false,
	lesMills: false,
	galleryCount: 17,
	scheduleButton: true,
	lead: {
		sr: "Jedna sala, puno ljudi, nimalo tribina. U Pioniru niko ne gleda sa strane.",
		en: "One studio, plenty of people and no stands. At Pionir nobody watches from the side.",
	},
	description: {
		sr: "Kraj u kome se svi sećaju barem jedne utakmice zaslužio je salu u kojoj se igra bez rezervnih igrača. Pionir je čisto grupni centar: nema sprava, nema lutanja između mašina, samo parket, dobar razglas i trener koji ti posle drugog dolaska zna ime.\n\nJutra su mirnija, za pilates, jogu i mame sa bebama, a od pet popodne sala prelazi u ruke boksera, plesača i ljudi koji su na HIIT došli „samo da probaju“ pre tri godine.",
		en: "A neighbourhood where everyone remembers at least one big game deserves a hall with no substitutes’ bench. Pionir is all about group training: no machines and no wandering between them, just a sprung floor, a good sound system and a coach who knows your name by your second visit.\n\nMornings are calmer, with Pilates, yoga and mums with babies. From five o’clock the floor belongs to boxers, dancers and people who came to HIIT ‘just to try it’ three years ago.",
	},
	features: [
		{
			value: { sr: "240 m²", en: "240 m²" },
			title: { sr: "Parketa u jednom komadu", en: "Floor in one piece" },
			text: {
				sr: "Bez stubova i bez uglova za skrivanje. Trener vidi svako tvoje koleno, i levo i desno.",
				en: "No pillars and no corners to hide in. The coach can see both your knees at all times.",
			},
		},
		{
			value: { sr: "7", en: "7" },
			title: { sr: "Trenera u timu", en: "Coaches on the team" },
			text: {
				sr: "Sedam karaktera i sedam lista za puštanje muzike. Svog ćeš naći do kraja prve nedelje.",
				en: "Seven characters with seven playlists. You’ll have found yours by the end of week one.",
			},
		},
		{
			value: { sr: "0", en: "0" },
			title: { sr: "Mesta na klupi", en: "Seats on the bench" },
			text: {
				sr: "Svaka vežba ima lakšu varijantu, pa početnici ne sede. Niko ne sedi.",
				en: "Every move has an easier version, so beginners don’t sit out. Nobody sits out.",
			},
		},
	],
	properties: [
		{ sr: "Samo grupni treninzi", en: "Group training only" },
		{ sr: "Prostirke i rekviziti u sali", en: "Mats and equipment provided" },
		{ sr: "Švedske lestve, karike i vratila", en: "Wall bars, rings and pull-up bars" },
		{ sr: "Tuševi i ormarići sa bravom", en: "Showers and lockable lockers" },
		{ sr: "Mesto za dečja kolica", en: "Space for prams" },
		{ sr: "Autobus staje na četiri minuta hoda", en: "Bus stop four minutes away" },
	],
	rooms: [{ sr: "Velika sala", en: "Main studio" }],
};
