import type { DemoClub } from "../types.ts";

export const ustanicka: DemoClub = {
	id: 8,
	slug: "ustanicka",
	name: "Ustanička",
	address: "Prolaz ustanika 118, Voždovac",
	phone: "+381 11 4000 108",
	phone2: null,
	weekdays: "07:30 - 22:00",
	saturday: "09:00 - 17:00",
	sunday: "10:00 - 16:00",
	latitude: 44.7838,
	longitude: 20.49,
	stop: {
		sr: "Ustanička, tramvaji 6, 7 i 14 i autobus 46, ispred ulaza",
		en: "Ustanička, trams 6, 7 and 14 and bus 46, right outside",
	},
	parking: { sr: "U bočnim ulicama, zona 3, bez ograničenja", en: "In the side streets, zone 3, no time limit" },
	rating: 4,
	ratingCount: 97,
	ratingSource: "Google",
	offers: ["fitness"],
	massage: false,
	lesMills: false,
	galleryCount: 30,
	scheduleButton: true,
	lead: {
		sr: "Prvi ustanak je kad zazvoni budilnik. Za sve ostale tu je sala na Ustaničkoj.",
		en: "The street is named after an uprising. Yours starts when the alarm goes off; the studio takes it from there.",
	},
	description: {
		sr: "Mali centar sa glasnim zvučnicima. Na Ustaničkoj nema teretane, pa nema ni nedoumice šta danas raditi: pogledaš raspored, staneš u red i pratiš trenera. Grupe su taman tolike da imaš svoje mesto na podu, a ljudi u njima takvi da se posle treninga ostane i bez razloga.\n\nUveče se pleše, jutra drže joga i ekipa 60+, a negde između pojave se i bokserske rukavice. Sala ima velike prozore, pa je vedra i kad ti nisi.",
		en: "A small centre with loud speakers. There is no gym at Ustanička, so there is no dithering either: check the schedule, take your spot and follow the coach. Groups are just big enough for you to have your own piece of floor, and the kind of company people hang around for afterwards.\n\nDance rules the evenings, yoga and the over-sixties own the mornings, and boxing gloves turn up in between. The studio has big windows, so it looks bright even when you don’t feel it.",
	},
	features: [
		{
			value: { sr: "180 m²", en: "180 m²" },
			title: { sr: "Sala sa dnevnim svetlom", en: "Studio with daylight" },
			text: {
				sr: "Prozori celom dužinom. Zimi se vidi sneg, leti ko trči za tramvajem.",
				en: "Windows along the whole wall. Snow in winter; in summer, people running for the tram.",
			},
		},
		{
			value: { sr: "20+", en: "20+" },
			title: { sr: "Različitih treninga", en: "Different classes" },
			text: {
				sr: "Od joge do kik-boksa. Dosada ovde nema člansku kartu.",
				en: "From yoga to kickbox. Boredom doesn’t hold a membership here.",
			},
		},
		{
			value: { sr: "60+", en: "60+" },
			title: { sr: "I za najiskusnije", en: "Experience welcome" },
			text: {
				sr: "Jutarnje grupe za one koji penziju ne nameravaju da presede.",
				en: "Morning groups for people with no plans to sit their retirement out.",
			},
		},
	],
	properties: [
		{ sr: "Samo grupni treninzi", en: "Group training only" },
		{ sr: "Sala sa dnevnim svetlom", en: "Studio with natural light" },
		{ sr: "Rekviziti i prostirke u sali", en: "Equipment and mats provided" },
		{ sr: "Tuševi i svlačionice", en: "Showers and changing rooms" },
		{ sr: "Tramvaj i autobus ispred ulaza", en: "Tram and bus outside" },
	],
	rooms: [{ sr: "Velika sala", en: "Main studio" }],
};
