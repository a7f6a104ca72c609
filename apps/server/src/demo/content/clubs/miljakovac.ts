import type { DemoClub } from "../types.ts";

export const miljakovac: DemoClub = {
	id: 12,
	slug: "miljakovac",
	name: "Miljakovac",
	comingSoon: true,
	address: "",
	phone: "+381 11 4000 112",
	phone2: null,
	weekdays: "06:30 - 22:30",
	saturday: "08:00 - 20:00",
	sunday: "09:00 - 18:00",
	latitude: 44.748,
	longitude: 20.456,
	stop: { sr: "", en: "" },
	parking: { sr: "", en: "" },
	rating: 4.6,
	offers: ["gym"],
	massage: false,
	lesMills: false,
	galleryCount: 10,
	scheduleButton: false,
	lead: {
		sr: "Dvanaesti blok na mapi. Na ivici Miljakovačke šume gradimo teretanu uz koju ti uzbrdica do kuće više neće biti tema.",
		en: "The twelfth block on the map. On the edge of Miljakovac woods we’re building a gym that will make the climb home a non-event.",
	},
	description: {
		sr: "Miljakovac je godinama silazio u grad da bi trenirao, pa se uz brdo vraćao autobusom. Taj krug uskoro prestaje: teretana će biti na ravnom, jedinom ravnom u kraju, sa slobodnim tegovima, spravama za celo telo i podom za istezanje okrenutim ka šumi.\n\nPlan je jednostavan. Trener će te prve nedelje upoznati sa spravama, druge ti napisati program, a treće ćeš već znati ko u koje vreme zauzima klupu.",
		en: "For years Miljakovac went down into town to train and took the bus back up the hill. That loop ends soon: the gym will stand on level ground, the only level ground around, with free weights, machines for the whole body and a stretching floor that faces the trees.\n\nThe plan is simple. In week one a coach will introduce you to the machines, in week two you’ll get your programme, and by week three you’ll know who has the bench when.",
	},
	features: [
		{
			value: { sr: "700 m²", en: "700 m²" },
			title: { sr: "Na ravnom", en: "On the flat" },
			text: {
				sr: "Jedino mesto u kraju do kog se neće ići uzbrdo. Put kući je druga priča.",
				en: "The one place around that won’t be uphill. The way home is another story.",
			},
		},
		{
			value: { sr: "54", en: "54" },
			title: { sr: "Sprave od prvog dana", en: "Machines from day one" },
			text: {
				sr: "Stižu nove i podmazane, a biće poređane tako da ih razumeš i bez uputstva.",
				en: "Arriving new and oiled, to be laid out so that they make sense without a manual.",
			},
		},
		{
			value: { sr: "3", en: "3" },
			title: { sr: "Nedelje do rutine", en: "Weeks to a routine" },
			text: {
				sr: "Upoznavanje, program, navika. Trener će biti uz tebe u sva tri koraka.",
				en: "Introduction, programme, habit. A coach will be with you for all three.",
			},
		},
	],
	properties: [
		{ sr: "Slobodni tegovi i sprave", en: "Free weights and machines" },
		{ sr: "Prostor za istezanje sa pogledom na šumu", en: "Stretching area facing the woods" },
		{ sr: "Tuševi i ormarići sa bravom", en: "Showers and lockable lockers" },
		{ sr: "Parking ispred ulaza", en: "Parking outside the entrance" },
		{ sr: "Klimatizovan prostor", en: "Air conditioning throughout" },
	],
	rooms: [],
};
