import type { DemoClub } from "../types.ts";

export const blokovi: DemoClub = {
	id: 7,
	slug: "blokovi",
	name: "Blokovi",
	address: "Savskih jablanova 45, Novi Beograd",
	phone: "+381 11 4000 107",
	phone2: "+381 11 4000 116",
	weekdays: "06:00 - 22:00",
	saturday: "08:00 - 20:00",
	sunday: "09:00 - 19:00",
	latitude: 44.802,
	longitude: 20.387,
	stop: {
		sr: "Blok 45, linije 45, 68 i 94, dva minuta peške",
		en: "Blok 45, lines 45, 68 and 94, two minutes on foot",
	},
	parking: { sr: "Besplatno, ispred ulaza i između zgrada", en: "Free, outside and between the buildings" },
	rating: 4.6,
	ratingCount: 531,
	ratingSource: "Google",
	offers: ["gym", "fitness", "cardio"],
	massage: false,
	lesMills: true,
	galleryCount: 15,
	scheduleButton: true,
	lead: {
		sr: "Četrdeset pet, sedamdeset, sedamdeset i nešto: broj bloka nije važan, ulaz je isti. Trening između jablana i Save.",
		en: "Forty-five, seventy, seventy-something: the number of your block doesn’t matter, the door is the same. Training between the poplars and the Sava.",
	},
	description: {
		sr: "U Blokovima se oduvek vežba napolju: na kej se izlazi trčećim korakom, a zgibovi se uče na šipki ispred zgrade. Mi smo dodali krov, kardio zonu za dane sa košavom i salu u kojoj se smenjuju Les Mills i freestyle treninzi.\n\nEkipa je komšijska u najboljem smislu: primetiće ako te nema dve nedelje i pitaće zašto. Teretana je pregledna, sa dosta slobodnog poda za girje i istezanje, a trener u smeni je uvek na podu, ne za pultom.",
		en: "The Blokovi have always trained outdoors: you hit the quay at a run and learned pull-ups on the bar outside your building. We added a roof, a cardio zone for days when the košava blows, and a studio shared by Les Mills and freestyle classes.\n\nThe crowd is neighbourly in the best sense: miss a fortnight and someone will ask why. The gym is easy to read, with plenty of open floor for kettlebells and stretching, and the coach on duty is on that floor rather than behind a counter.",
	},
	features: [
		{
			value: { sr: "1.200 m²", en: "1,200 m²" },
			title: { sr: "Jedan nivo", en: "One level" },
			text: {
				sr: "Teretana, kardio i sala bez ijednog stepenika. Noge čuvaš za trening.",
				en: "Gym, cardio and studio without a single step. Save your legs for the session.",
			},
		},
		{
			value: { sr: "1 km", en: "1 km" },
			title: { sr: "Do keja", en: "To the quay" },
			text: {
				sr: "Leti se zagrevanje trči pored reke, a istezanje radi na travi.",
				en: "In summer the warm-up is a run by the river and the cool-down is on the grass.",
			},
		},
		{
			value: { sr: "5 / 5", en: "5 / 5" },
			title: { sr: "Les Mills programa", en: "Les Mills programmes" },
			text: {
				sr: "Ceo komplet u jednoj sali, na putu od obdaništa do kuće.",
				en: "The full set in one studio, on your way home from nursery pick-up.",
			},
		},
		{
			value: { sr: "2", en: "2" },
			title: { sr: "Nedelje do pitanja", en: "Weeks until they ask" },
			text: {
				sr: "Toliko smeš da izostaneš pre nego što neko iz grupe pita gde si.",
				en: "That’s how long you can stay away before someone in the group asks where you are.",
			},
		},
	],
	properties: [
		{ sr: "Besplatan parking ispred ulaza", en: "Free parking outside" },
		{ sr: "Kardio zona", en: "Cardio zone" },
		{ sr: "Les Mills i freestyle treninzi", en: "Les Mills and freestyle classes" },
		{ sr: "Tuševi i ormarići sa bravom", en: "Showers and lockable lockers" },
		{ sr: "Sve na jednom nivou, bez stepenika", en: "All on one level, step-free" },
	],
	rooms: [{ sr: "Velika sala", en: "Main studio" }],
};
