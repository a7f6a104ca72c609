import type { DemoClub } from "../types.ts";

export const barajevo: DemoClub = {
	id: 10,
	slug: "barajevo",
	name: "Barajevo",
	address: "Barajevskih lipa 5, Barajevo",
	phone: "+381 11 4000 110",
	phone2: null,
	weekdays: "07:00 - 22:00",
	saturday: "08:00 - 18:00",
	sunday: "09:00 - 14:00",
	latitude: 44.579,
	longitude: 20.416,
	stop: {
		sr: "Barajevo centar, linije 581 i 591, šest minuta peške",
		en: "Barajevo centar, lines 581 and 591, six minutes on foot",
	},
	parking: { sr: "Ispred teretane, besplatno", en: "Outside the gym, free" },
	rating: 4.6,
	ratingCount: 158,
	ratingSource: "Google",
	offers: ["gym"],
	massage: false,
	lesMills: false,
	galleryCount: 15,
	scheduleButton: false,
	lead: {
		sr: "Trideset kilometara od Trga i nijedan semafor do tega. Barajevo ima svoju teretanu i ne mora u grad.",
		en: "Thirty kilometres from the main square and not one traffic light before the first weight. Barajevo has its own gym and no need to go to town.",
	},
	description: {
		sr: "U Barajevu se svi znaju, pa teretana liči na kafanu u kojoj se, umesto pića, naručuje još jedna serija. Prostor je jednostavan i pošten: slobodni tegovi, sprave za celo telo, vijača na ekseru i vrata koja leti stoje otvorena ka voćnjaku.\n\nTrener je tu od prvog dana: pokaže, zapiše, proveri. Ako ti leđa više stradaju u bašti nego na treningu, krećemo od leđa. U vreme berbe ti oprostimo i poneku seriju, jer razumemo.",
		en: "Everyone knows everyone in Barajevo, so the gym feels like a local where the next round is another set. It’s simple and honest: free weights, machines for the whole body, a skipping rope on a nail and doors that stand open to the orchard in summer.\n\nThe coach is with you from day one: shows you, writes it down, checks. If gardening is harder on your back than training, start with the back. At harvest time we’ll let you off a set, because we understand.",
	},
	features: [
		{
			value: { sr: "450 m²", en: "450 m²" },
			title: { sr: "Teretana po meri mesta", en: "A gym to fit the town" },
			text: {
				sr: "Dovoljno za svaku spravu koja ti treba, premalo da se izgubiš.",
				en: "Enough for every machine you need, too small to get lost in.",
			},
		},
		{
			value: { sr: "0", en: "0" },
			title: { sr: "Semafora na putu", en: "Traffic lights on the way" },
			text: {
				sr: "Jedino čekanje je minut odmora između serija.",
				en: "The only waiting is the minute between sets.",
			},
		},
		{
			value: { sr: "1 : 1", en: "1 : 1" },
			title: { sr: "Početak sa trenerom", en: "A start with a coach" },
			text: {
				sr: "Prvi trening prolaziš sa trenerom, spravu po spravu, bez žurbe.",
				en: "You go through your first session with a coach, machine by machine, no rush.",
			},
		},
	],
	properties: [
		{ sr: "Parking ispred teretane", en: "Parking outside the gym" },
		{ sr: "Slobodni tegovi i sprave", en: "Free weights and machines" },
		{ sr: "Trener u svakoj smeni", en: "A coach on every shift" },
		{ sr: "Tuševi i ormarići", en: "Showers and lockers" },
	],
	rooms: [],
};
