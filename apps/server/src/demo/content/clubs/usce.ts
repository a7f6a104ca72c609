import type { DemoClub } from "../types.ts";

export const usce: DemoClub = {
	id: 2,
	slug: "usce-sc",
	name: "Ušće",
	address: "Obala tri mosta 4, Novi Beograd",
	phone: "+381 11 4000 102",
	phone2: null,
	weekdays: "07:00 - 23:00",
	saturday: "08:00 - 22:00",
	sunday: "09:00 - 22:00",
	latitude: 44.8168,
	longitude: 20.4446,
	stop: {
		sr: "Ušće, linije 15, 16, 65 i 84, četiri minuta peške",
		en: "Ušće, lines 15, 16, 65 and 84, four minutes on foot",
	},
	parking: {
		sr: "Garaža tržnog centra, osam minuta kroz park, prva dva sata besplatno",
		en: "The shopping centre garage, eight minutes through the park, free for two hours",
	},
	rating: 4.8,
	ratingCount: 468,
	ratingSource: "Google",
	offers: ["gym", "cardio"],
	massage: true,
	lesMills: false,
	galleryCount: 15,
	scheduleButton: false,
	lead: {
		sr: "Dve reke, tri mosta i red traka za trčanje okrenut ka vodi. Ovde se kilometri broje lakše.",
		en: "Two rivers, three bridges and a row of treadmills facing the water. Kilometres are easier to count here.",
	},
	description: {
		sr: "Teretana na Ušću je stakleni paviljon na keju: dolaziš pre posla, u pauzi za ručak ili dok neko tvoj u tržnom centru preko parka već drugi sat bira patike. Kardio zona gleda na reku, pa ćeš od svih ekrana u prostoriji najmanje gledati onaj na traci.\n\nU zadnjem delu su slobodni tegovi, gumena podloga koja prašta bučna spuštanja i treneri koji će ti ispraviti leđa pre nego što stigneš da slikaš seriju. Posle treninga te čeka masaža, a onda kej, na kome se puls sam smiri.",
		en: "The Ušće gym is a glass pavilion on the quay: come before work, in your lunch break, or while someone you love spends a second hour choosing trainers in the shopping centre across the park. The cardio zone looks out on the river, so of all the screens in the room the one on your treadmill will get the least attention.\n\nAt the back you’ll find free weights, rubber flooring that forgives a noisy set-down, and coaches who correct your back before you can film the set. Afterwards there is massage, and then the quay, where your pulse slows down by itself.",
	},
	features: [
		{
			value: { sr: "32", en: "32" },
			title: { sr: "Kardio sprave", en: "Cardio machines" },
			text: {
				sr: "Trake, veslači, bicikli i stepenice. Za razliku od bioskopa, ovde je prvi red najbolji.",
				en: "Treadmills, rowers, bikes and stair climbers. Unlike at the cinema, the front row is the one to get.",
			},
		},
		{
			value: { sr: "2", en: "2" },
			title: { sr: "Reke na prozoru", en: "Rivers in the window" },
			text: {
				sr: "Sava sa jedne strane, Dunav sa druge. Zalazak sunca je u ceni.",
				en: "The Sava on one side, the Danube on the other. Sunset is included.",
			},
		},
		{
			value: { sr: "23:00", en: "23:00" },
			title: { sr: "Radnim danom do", en: "Weekdays until" },
			text: {
				sr: "Kad radnje spuste roletne, kod nas se još dižu tegovi. Gužva tada staje u jednu klupu.",
				en: "When the shutters come down, the weights still go up, and the crowd fits on one bench.",
			},
		},
		{
			value: { sr: "60 min", en: "60 min" },
			title: { sr: "Masaža", en: "Massage" },
			text: {
				sr: "Sportska ili opuštajuća, na istom spratu. Od poslednje serije do stola je dvadeset koraka.",
				en: "Sports or relaxing, on the same floor. It is twenty steps from your last set to the table.",
			},
		},
	],
	properties: [
		{ sr: "Garaža na osam minuta kroz park", en: "Garage eight minutes away through the park" },
		{ sr: "Kardio zona sa pogledom na reku", en: "Cardio zone overlooking the river" },
		{ sr: "Tuševi, fenovi, peškiri na recepciji", en: "Showers, hairdryers, towels at reception" },
		{ sr: "Masaža u centru", en: "Massage on site" },
		{ sr: "Prilaz bez stepenika", en: "Step-free access" },
	],
	rooms: [],
};
