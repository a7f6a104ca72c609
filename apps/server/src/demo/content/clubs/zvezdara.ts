import type { DemoClub } from "../types.ts";

export const zvezdara: DemoClub = {
	id: 11,
	slug: "zvezdara",
	name: "Zvezdara",
	address: "Put ka opservatoriji 12, Zvezdara",
	phone: "+381 11 4000 111",
	phone2: "+381 11 4000 118",
	weekdays: "07:00 - 23:00",
	saturday: "08:00 - 23:00",
	sunday: "08:00 - 23:00",
	latitude: 44.797,
	longitude: 20.518,
	stop: {
		sr: "Zvezdarska šuma, linije 65 i 66, pet minuta peške",
		en: "Zvezdarska šuma, lines 65 and 66, five minutes on foot",
	},
	parking: { sr: "Uz terene, besplatno, 30 mesta", en: "By the courts, free, 30 spaces" },
	rating: 4.7,
	ratingCount: 419,
	ratingSource: "Google",
	offers: ["gym", "padel"],
	massage: false,
	lesMills: false,
	galleryCount: 15,
	scheduleButton: false,
	lead: {
		sr: "Tegovi pod krovom, loptice pod reflektorima. Na Zvezdari se zvezde gledaju sa četiri padel terena.",
		en: "Weights under the roof, balls under the floodlights. Zvezdara takes its name from the stars; watch them from four padel courts.",
	},
	description: {
		sr: "Jedini naš centar u kome se čuje i zveket tega i onaj tupi, zarazni zvuk padel reketa. Teretana je kompaktna i usmerena na snagu: stalci, klupe, veslači i dovoljno prostora za skokove koji ti trebaju na mreži.\n\nIza staklenih vrata su četiri terena. Ako nemaš partnera, ostavi ime na recepciji, četvrti se ovde brzo nađe. Plan „sat tegova, sat padela“ smislili su članovi, a naš posao je samo da sledećeg dana pitamo kako su listovi.",
		en: "Our only centre where the clang of plates meets the dull, addictive thud of a padel racket. The gym is compact and all about strength: racks, benches, rowers and enough space for the jumps you need at the net.\n\nBeyond the glass doors are four courts. No partner? Leave your name at reception; a fourth player turns up fast here. The ‘hour of weights, hour of padel’ plan was the members’ own idea. Our job is merely to ask about their calves the next day.",
	},
	features: [
		{
			value: { sr: "4", en: "4" },
			title: { sr: "Padel terena", en: "Padel courts" },
			text: {
				sr: "Sa reflektorima i staklom koje vraća loptice bolje od tvog prijatelja.",
				en: "With floodlights, and glass that returns balls better than your mate does.",
			},
		},
		{
			value: { sr: "600 m²", en: "600 m²" },
			title: { sr: "Teretane", en: "Of gym" },
			text: {
				sr: "Snaga, eksplozivnost, stabilno rame. Sve što se na terenu vidi tek kad nedostaje.",
				en: "Strength, power, a stable shoulder: all the things you only notice on court when they’re missing.",
			},
		},
		{
			value: { sr: "23:00", en: "23:00" },
			title: { sr: "Poslednji poen", en: "Last point" },
			text: {
				sr: "Vikendom isto kao radnim danom. Izgovor da je kasno važi tek posle jedanaest.",
				en: "Weekends the same as weekdays. ‘It’s late’ only counts after eleven.",
			},
		},
		{
			value: { sr: "248 m", en: "248 m" },
			title: { sr: "Nadmorske visine", en: "Above sea level" },
			text: {
				sr: "Vazduh sa ivice šume i uzbrdica do vrata. Biciklisti dobijaju naklon.",
				en: "Air from the edge of the woods and a hill up to the door. Cyclists get a bow.",
			},
		},
	],
	properties: [
		{ sr: "Četiri padel terena", en: "Four padel courts" },
		{ sr: "Najam reketa i loptica", en: "Racket and ball hire" },
		{ sr: "Teretana usmerena na snagu", en: "Strength-focused gym" },
		{ sr: "Parking uz terene", en: "Parking by the courts" },
		{ sr: "Tuševi i svlačionice", en: "Showers and changing rooms" },
	],
	rooms: [],
};
