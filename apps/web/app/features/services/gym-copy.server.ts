import type { Locale } from "@kvart/contract/locale";
import type { ServiceCopy } from "./services.server.ts";

export const personal: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Personalni trening",
		lead: "Jedan trener, jedan plan i niko drugi na spisku.",
		paragraphs: [
			"Počinjemo razgovorom i kratkim testom: šta želiš, šta te boli, koliko imaš vremena. Na osnovu toga trener pravi plan, a onda je uz tebe od prve do poslednje serije. Ispravlja tehniku, broji kad ti se ne broji i zna kad treba stati.",
			"Personalni trening biraju i početnici i ljudi koji godinama treniraju, a stoje u mestu. Možeš da uzmeš jedan termin za proveru tehnike ili paket od 8 ili 12 treninga.",
		],
		points: [
			"Uvodni razgovor i procena",
			"Plan treninga koji se menja kako napreduješ",
			"Termini koje dogovaraš sa trenerom",
			"Saveti o ishrani i odmoru",
		],
		figure: {
			value: "1 : 1",
			text: "Ti i trener, od prve do poslednje serije.",
		},
	},
	en: {
		title: "Personal training",
		lead: "One coach, one plan and nobody else on the list.",
		paragraphs: [
			"We start with a talk and a short test: what you want, what hurts, how much time you have. From that your coach builds a plan and stays with you from the first set to the last, correcting your technique, counting when you’ve lost count and knowing when to stop.",
			"Beginners choose it, and so do people who have trained for years and stopped improving. Take a single session to check your technique, or a package of 8 or 12.",
		],
		points: [
			"An opening talk and assessment",
			"A training plan that moves as you do",
			"Times you arrange with your coach",
			"Advice on food and rest",
		],
		figure: {
			value: "1 : 1",
			text: "You and your coach, first set to last.",
		},
	},
};

export const individual: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Individualni trening",
		lead: "Tvoj ritam, tvoja muzika, tvoje serije. Trener je tu kad zatreba.",
		paragraphs: [
			"Dođi kad ti odgovara, bez zakazivanja. Slobodni tegovi, sprave i, u većini centara, kardio zona čekaju te od otvaranja do zatvaranja. Pri prvom dolasku te dežurni trener provede kroz salu, podesi sprave i napiše ti plan za prve četiri nedelje.",
			"Posle toga treniraš samostalno, po tom planu ili po svom. Kad zapneš, pitaj: provera čučnja ili zamena jedne vežbe ne košta ništa.",
		],
		points: [
			"Ulazak bez zakazivanja, sedam dana u sedmici",
			"Dežurni trener u sali",
			"Uvodni obilazak i plan za početak",
			"Članarina na jedan, dva ili tri meseca",
		],
		figure: {
			value: "7 / 7",
			text: "Svakog dana, od otvaranja do zatvaranja.",
		},
	},
	en: {
		title: "Individual training",
		lead: "Your pace, your music, your sets. There’s a coach when you need one.",
		paragraphs: [
			"Come when it suits you, no booking needed. Free weights, machines and, at most centres, a cardio zone are yours from opening to closing time. On your first visit the coach on duty shows you round, sets up the machines and writes you a plan for the first four weeks.",
			"After that you train on your own, by that plan or your own. If you get stuck, just ask: a squat check or swapping an exercise costs nothing.",
		],
		points: [
			"No booking, seven days a week",
			"A coach on the floor",
			"An introduction and a plan to start with",
			"Membership for one, two or three months",
		],
		figure: {
			value: "7 / 7",
			text: "Every day, from opening to closing time.",
		},
	},
};

export const smallGroup: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Trening u maloj grupi",
		lead: "Najviše troje ili četvoro ljudi na jednog trenera. Dovoljno malo da te vidi, dovoljno ljudi da te povuku.",
		paragraphs: [
			"Mala grupa je na pola puta između personalnog i grupnog treninga. Trener zna tvoj cilj i tvoje slabe tačke, a cenu delite. Termini su stalni, pa se lakše drži rutina: kad te troje čeka u sedam, ne ostaješ u krevetu.",
			"Dođi sa društvom, u paru ili bez ekipe. Spojićemo te sa ljudima istog nivoa i sličnog rasporeda.",
		],
		points: [
			"Troje ili četvoro ljudi, nikad više",
			"Stalan trener i stalan termin",
			"Niža cena od personalnog treninga",
			"Paketi od 8 i 12 treninga",
		],
		figure: {
			value: "3–4",
			text: "Toliko ljudi deli jednog trenera. Nikad više.",
		},
	},
	en: {
		title: "Small group training",
		lead: "Three or four people at most per coach. Few enough to be seen, enough to keep you going.",
		paragraphs: [
			"A small group sits halfway between personal training and a class. The coach knows your goal and your weak spots, and you share the cost. The slots are fixed, which makes it easier to stick with: when people are waiting for you at seven, you don’t stay in bed.",
			"Come with friends, as a couple or on your own. We’ll match you with people at your level and on a similar timetable.",
		],
		points: [
			"Three or four people, never more",
			"The same coach at the same time",
			"Costs less than personal training",
			"Packages of 8 and 12 sessions",
		],
		figure: {
			value: "3–4",
			text: "People to one coach. Never more.",
		},
	},
};
