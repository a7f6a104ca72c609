import type { DemoClub } from "../types.ts";

export const vracar: DemoClub = {
	id: 5,
	slug: "vracar",
	name: "Vračar",
	address: "Stare kaldrme 33, Vračar",
	phone: "+381 11 4000 105",
	phone2: "+381 11 4000 115",
	weekdays: "06:30 - 22:30",
	saturday: "08:00 - 21:00",
	sunday: "09:00 - 21:00",
	latitude: 44.7926,
	longitude: 20.482,
	stop: { sr: "Kalenić, linije 21 i 29, pet minuta peške", en: "Kalenić, lines 21 and 29, five minutes on foot" },
	parking: {
		sr: "Na ulici, zona 1, najviše sat vremena; garaža je na sedam minuta",
		en: "On the street, zone 1, one hour at most; a garage is seven minutes away",
	},
	rating: 4.6,
	ratingCount: 655,
	ratingSource: "Google",
	offers: ["gym", "fitness", "cardio"],
	massage: true,
	lesMills: false,
	galleryCount: 27,
	scheduleButton: true,
	lead: {
		sr: "Na Vračaru je sve na petnaest minuta peške, pa i dobra forma. Uđi sa ulice, izađi u dvorište, između ta dva uradi trening.",
		en: "Everything on Vračar is a fifteen-minute walk away, good shape included. Come in from the street, leave through the courtyard, train in between.",
	},
	description: {
		sr: "Centar je u staroj zgradi sa visokim plafonima, pa kettlebell ima kuda da poleti, a ti gde da udahneš. Ulična sala gleda na lipe i prolaznike sa kiflama, dvorišna na bršljan. Između njih su teretana i kardio zona, raspoređene tako da te sa trake za trčanje niko ne gleda u potiljak.\n\nOvde se dolazi peške, ostaje na razgovoru i redovno kasni na kafu. Parking ne obećavamo jer smo pošteni ljudi, ali stalak za bicikle je pod krovom, a masaža na spratu.",
		en: "The centre is in an old building with high ceilings, so your kettlebell has somewhere to fly and you have room to breathe. The street studio looks out on lime trees and passers-by with pastries, the courtyard studio on ivy. Between the two are the gym and the cardio zone, laid out so that nobody on the treadmills stares at the back of your head.\n\nPeople arrive on foot, stay to chat and are regularly late for coffee. Being honest folk, we don’t promise parking, but the bike rack is covered and massage is upstairs.",
	},
	features: [
		{
			value: { sr: "4,2 m", en: "4.2 m" },
			title: { sr: "Do plafona", en: "To the ceiling" },
			text: {
				sr: "Preskači vijaču, baci loptu uvis, digni ruke od svega. Ima mesta.",
				en: "Skip, throw a ball, throw your hands up. There is room for all of it.",
			},
		},
		{
			value: { sr: "2", en: "2" },
			title: { sr: "Sale", en: "Studios" },
			text: {
				sr: "Jedna ka ulici, druga ka dvorištu. Isti trud, drugačiji pogled.",
				en: "One facing the street, one facing the courtyard. Same effort, different view.",
			},
		},
		{
			value: { sr: "900 m²", en: "900 m²" },
			title: { sr: "Na dva nivoa", en: "On two levels" },
			text: {
				sr: "Teretana i kardio u prizemlju, masaža na spratu, gde se telefon namerno slabo čuje.",
				en: "Gym and cardio on the ground floor, massage upstairs, where phones barely ring on purpose.",
			},
		},
		{
			value: { sr: "15 min", en: "15 min" },
			title: { sr: "Peške od svega", en: "From anywhere on foot" },
			text: {
				sr: "Od pijace, parka i posla. Zagrevanje je gotovo pre nego što otključaš ormarić.",
				en: "From the market, the park and the office. You’ve warmed up before you open your locker.",
			},
		},
	],
	properties: [
		{ sr: "Dve sale za grupne treninge", en: "Two group training studios" },
		{ sr: "Kardio zona u prizemlju", en: "Ground-floor cardio zone" },
		{ sr: "Masaža na spratu", en: "Massage upstairs" },
		{ sr: "Natkriven stalak za bicikle", en: "Covered bike rack" },
		{ sr: "Tuševi i fenovi", en: "Showers and hairdryers" },
		{ sr: "Klimatizovan prostor", en: "Air conditioning throughout" },
	],
	rooms: [
		{ sr: "Ulična sala", en: "Street studio" },
		{ sr: "Dvorišna sala", en: "Courtyard studio" },
	],
};
