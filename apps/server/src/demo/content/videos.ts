import type { DemoVideo, Text } from "./types.ts";

export const videoGroups: { key: DemoVideo["group"]; name: Text }[] = [
	{ key: "home", name: { sr: "Trening kod kuće", en: "Training at home" } },
	{ key: "start", name: { sr: "Prvi koraci", en: "First steps" } },
];

/** Cards cut titles at 43 and descriptions at 102 characters; some texts are longer on purpose. */
export const videos: DemoVideo[] = [
	{
		id: 1,
		title: {
			sr: "Celo telo za dvadeset minuta, bez ijednog rekvizita",
			en: "Full body in twenty minutes, no equipment needed",
		},
		description: {
			sr: "Pet vežbi, četiri kruga i dva kvadratna metra poda. Svaku vežbu pokazujemo u lakšoj i težoj varijanti, pa tempo biraš prema danu koji imaš iza sebe.",
			en: "Five exercises, four rounds and two square metres of floor. Every move comes in an easier and a harder version, so you set the pace to suit the day you’ve had.",
		},
		url: "/videos/full-body-20.mp4",
		group: "home",
	},
	{
		id: 2,
		title: { sr: "Jake noge, mirni susedi", en: "Strong legs, quiet neighbours" },
		description: {
			sr: "Čučnjevi, iskoraci i most, bez ijednog skoka. Može i u stanu na petom spratu.",
			en: "Squats, lunges and bridges without a single jump. Fine for a fifth-floor flat.",
		},
		url: "/videos/quiet-legs.mp4",
		group: "home",
	},
	{
		id: 3,
		title: {
			sr: "Stomak i donja leđa: petnaest minuta na prostirci",
			en: "Abs and lower back: fifteen minutes on the mat",
		},
		description: {
			sr: "Plank, „mrtva buba“ i kontrolisana podizanja karlice. Vežbe su poređane tako da trbušni zid radi sve vreme, a vrat ostaje opušten. Zaustavi snimak kad god izgubiš položaj.",
			en: "Plank, dead bug and controlled hip raises. The order keeps your core working throughout while your neck stays relaxed. Pause the video whenever you lose your position.",
		},
		url: "/videos/core-mat-15.mp4",
		group: "home",
	},
	{
		id: 4,
		title: { sr: "Kardio u dva kvadrata", en: "Cardio in two square metres" },
		description: {
			sr: "Trideset sekundi rada, petnaest odmora, osam stanica. Posle trećeg kruga znaćeš zašto smo ti rekli da spremiš peškir i otvoriš prozor.",
			en: "Thirty seconds on, fifteen off, eight stations. By the third round you’ll know why we told you to grab a towel and open a window.",
		},
		url: "/videos/small-space-cardio.mp4",
		group: "home",
	},
	{
		id: 5,
		title: {
			sr: "Ramena i gornja leđa za sve koji ceo dan sede za ekranom",
			en: "Shoulders and upper back for people who sit at a screen all day",
		},
		description: {
			sr: "Elastična traka ili običan peškir, deset minuta i malo strpljenja. Otvaramo grudi, budimo leđa i vraćamo ramena tamo gde im je mesto.",
			en: "A resistance band or an ordinary towel, ten minutes and a little patience. We open the chest, wake up the back and put your shoulders where they belong.",
		},
		url: "/videos/desk-shoulders.mp4",
		group: "home",
	},
	{
		id: 6,
		title: { sr: "Večernje istezanje", en: "Evening stretch" },
		description: {
			sr: "Dvanaest minuta laganog istezanja pred spavanje. Bez žurbe i bez bola.",
			en: "Twelve minutes of gentle stretching before bed. No rush and no pain.",
		},
		url: "/videos/evening-stretch.mp4",
		group: "home",
	},
	{
		id: 7,
		title: { sr: "Trening sa rancem", en: "The rucksack workout" },
		description: {
			sr: "Napuni ranac knjigama i imaš teg. Snimanje je u toku, a video stiže uskoro: ovde ćemo pokazati veslanje, potisak i mrtvo dizanje sa onim što već imaš u stanu.",
			en: "Fill a rucksack with books and you’ve got a weight. We’re filming now and the video is coming soon: rows, presses and deadlifts with what you already have at home.",
		},
		url: "uskoro",
		group: "home",
	},
	{
		id: 8,
		title: {
			sr: "Prvi dan u teretani: od ulaznih vrata do poslednje serije",
			en: "Your first day at the gym: from the front door to the last set",
		},
		description: {
			sr: "Kako se podešava sprava, koliko se odmara između serija i koga da pitaš kad nešto nije jasno. Pogledaj pre prvog dolaska, biće ti lakše.",
			en: "How to set up a machine, how long to rest between sets and whom to ask when something isn’t clear. Watch it before your first visit and you’ll feel at home sooner.",
		},
		url: "/videos/first-day-gym.mp4",
		group: "start",
	},
	{
		id: 9,
		title: { sr: "Čučanj, korak po korak", en: "The squat, step by step" },
		description: {
			sr: "Stopala, kolena, kukovi, leđa. Polako, iz dva ugla, sa greškama koje najčešće viđamo.",
			en: "Feet, knees, hips, back. Nice and slow, from two angles, with the mistakes we see most.",
		},
		url: "/videos/squat-basics.mp4",
		group: "start",
	},
	{
		id: 10,
		title: { sr: "Zagrevanje koje nećeš preskočiti", en: "A warm-up you won’t skip" },
		description: {
			sr: "Osam minuta od stopala do ramena, pre tegova, grupnog treninga ili trčanja. Nauči redosled jednom i posle ti snimak više neće trebati.",
			en: "Eight minutes from feet to shoulders, before weights, a class or a run. Learn the order once and you won’t need the video again.",
		},
		url: "/videos/warm-up-8.mp4",
		group: "start",
	},
];

/** Days in Belgrade; `validUntil` is the first day on which the code no longer works. */
export const groupCodes: { code: string; group: DemoVideo["group"]; validFrom: string; validUntil: string }[] = [
	{ code: "KVART2026", group: "home", validFrom: "2020-01-01", validUntil: "2099-01-01" },
	{ code: "KVART2020", group: "start", validFrom: "2020-01-01", validUntil: "2021-01-01" },
	{ code: "KVART2099", group: "start", validFrom: "2099-01-01", validUntil: "2100-01-01" },
];
