import type { DemoClub } from "../types.ts";

export const banjica: DemoClub = {
	id: 1,
	slug: "banjica",
	name: "Banjica",
	address: "Banjičkih borova 14, Banjica",
	phone: "+381 11 4000 101",
	phone2: "+381 11 4000 113",
	weekdays: "06:00 - 23:00",
	saturday: "08:00 - 21:00",
	sunday: "09:00 - 20:00",
	latitude: 44.757,
	longitude: 20.468,
	stop: {
		sr: "Banjička šuma, linije 40 i 78, dva minuta peške",
		en: "Banjička šuma, lines 40 and 78, two minutes on foot",
	},
	parking: { sr: "Naš parking ispred ulaza, 40 mesta, besplatno", en: "Our own car park outside, 40 spaces, free" },
	rating: 4.7,
	ratingCount: 386,
	ratingSource: "Google",
	offers: ["gym", "fitness"],
	massage: false,
	lesMills: false,
	galleryCount: 18,
	scheduleButton: false,
	lead: {
		sr: "Između šume i solitera, na dva sprata: teretana koja je budna u šest i dve sale u kojima se retko čuje tišina.",
		en: "Between the woods and the tower blocks, on two floors: a gym that is awake by six and two studios that are rarely quiet.",
	},
	description: {
		sr: "Banjica je centar za ljude koji vole da im dan ima red. Ujutru ovde treniraju oni koji se vraćaju iz noćne smene i trkači koji su već obišli šumu, a posle pet stiže ceo komšiluk. Teretana je u prizemlju, sa šest stalaka za čučanj, pa ćeš se pre umoriti od serija nego od čekanja u redu.\n\nDve sale rade istovremeno, pa porodica ne mora da se usaglašava oko treninga: dok ti preživljavaš Tabatu, mama je na Trećem poluvremenu i, budimo iskreni, bolje se zabavlja.",
		en: "Banjica is for people who like their day to have a shape. The early crowd is made up of night-shift workers on their way home and runners who have already lapped the woods; after five the whole neighbourhood turns up. The gym is on the ground floor and has six squat racks, so your sets will wear you out long before the queue does.\n\nThe two studios run side by side, which means nobody in the family has to compromise: while you survive Tabata, your mum is in Second Wind and, let’s be honest, having more fun.",
	},
	features: [
		{
			value: { sr: "1.100 m²", en: "1,100 m²" },
			title: { sr: "Dva sprata", en: "Two floors" },
			text: {
				sr: "Tegovi dole, muzika gore. Stepenice se ne računaju u zagrevanje, ali pomažu.",
				en: "Weights below, music above. The stairs don’t count as a warm-up, but they help.",
			},
		},
		{
			value: { sr: "6", en: "6" },
			title: { sr: "Stalaka za čučanj", en: "Squat racks" },
			text: {
				sr: "Svaki sa svojom šipkom i svojim tegovima. Ponedeljak u šest više nije lutrija.",
				en: "Each with its own bar and its own plates. Monday at six is no longer a lottery.",
			},
		},
		{
			value: { sr: "06:00", en: "06:00" },
			title: { sr: "Ključ u bravi", en: "Key in the lock" },
			text: {
				sr: "Radnim danom stižeš da odradiš trening, istuširaš se i popiješ kafu pre prvog mejla.",
				en: "On weekdays there is time for a session, a shower and a coffee before your first e-mail.",
			},
		},
	],
	properties: [
		{ sr: "Parking za 40 automobila", en: "Parking for 40 cars" },
		{ sr: "Dve sale za grupne treninge", en: "Two group training studios" },
		{ sr: "Tuševi i ormarići sa bravom", en: "Showers and lockable lockers" },
		{ sr: "Klimatizovan prostor", en: "Air conditioning throughout" },
		{ sr: "Trolejbus staje na dva minuta hoda", en: "Trolleybus stop two minutes away" },
	],
	rooms: [
		{ sr: "Donja sala", en: "Lower studio" },
		{ sr: "Gornja sala", en: "Upper studio" },
	],
};
