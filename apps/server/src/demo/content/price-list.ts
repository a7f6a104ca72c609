import type { DemoPriceGroup, Text } from "./types.ts";

const month: Text = { sr: "mesec dana", en: "one month" };
const twoMonths: Text = { sr: "dva meseca", en: "two months" };
const threeMonths: Text = { sr: "tri meseca", en: "three months" };
const visit: Text = { sr: "po dolasku", en: "per visit" };
const session: Text = { sr: "po treningu", en: "per session" };
const bundle: Text = { sr: "paket", en: "per package" };
const treatment: Text = { sr: "po tretmanu", en: "per treatment" };
const packagePerPerson: Text = { sr: "paket, po osobi", en: "per package, per person" };

// Ids of clubs.
const gyms = [1, 2, 3, 5, 6, 7, 9, 10, 11];
const studios = [1, 3, 4, 5, 7, 8];
const gymsWithStudio = [1, 3, 5, 7];
const lesMills = [3, 6, 7, 9];

export const priceGroups: DemoPriceGroup[] = [
	{
		title: { sr: "Mesec bez pauze", en: "The nonstop month" },
		note: {
			sr: "Akcija: neograničeni treninzi u jednom centru, radnim danima sa ulaskom do 16 h. Plaćaš ono što centar ima. Les Mills, personalni treninzi, masaža, solarijum i padel nisu deo akcije.",
			en: "Our offer: unlimited training at one centre, on weekdays if you’re in by 4 pm. You pay for what the centre has. Les Mills, personal training, massage, solarium and padel are not included.",
		},
		items: [
			{
				title: { sr: "Pionir ili Ustanička", en: "Pionir or Ustanička" },
				note: { sr: "Grupni treninzi", en: "Group classes" },
				price: 2500,
				unit: month,
				months: 1,
				covers: ["class"],
				hours: "weekdays_until_16",
				gymIds: [4, 8],
			},
			{
				title: { sr: "Barajevo ili Zvezdara", en: "Barajevo or Zvezdara" },
				note: { sr: "Teretana", en: "Gym" },
				price: 3400,
				unit: month,
				months: 1,
				covers: ["gym"],
				hours: "weekdays_until_16",
				gymIds: [10, 11],
			},
			{
				title: { sr: "Ušće, Navigator ili Prvomajska", en: "Ušće, Navigator or Prvomajska" },
				note: { sr: "Teretana i kardio zona", en: "Gym and cardio zone" },
				price: 3600,
				unit: month,
				months: 1,
				covers: ["gym"],
				hours: "weekdays_until_16",
				gymIds: [2, 6, 9],
			},
			{
				title: { sr: "Banjica", en: "Banjica" },
				note: { sr: "Teretana i grupni treninzi", en: "Gym and group classes" },
				price: 3900,
				unit: month,
				months: 1,
				covers: ["gym", "class"],
				hours: "weekdays_until_16",
				gymIds: [1],
			},
			{
				title: { sr: "Zemun, Blokovi ili Vračar", en: "Zemun, Blokovi or Vračar" },
				note: { sr: "Teretana, kardio zona i grupni treninzi", en: "Gym, cardio zone and group classes" },
				price: 4300,
				unit: month,
				months: 1,
				covers: ["gym", "class"],
				hours: "weekdays_until_16",
				gymIds: [3, 7, 5],
			},
		],
	},
	{
		title: { sr: "Teretana", en: "Gym" },
		note: {
			sr: "Samostalan trening u centru koji izabereš. Dežurni trener je u sali i pomaže oko sprava i tehnike.",
			en: "Train on your own at the centre you choose. A coach is on the floor to help with machines and technique.",
		},
		items: [
			{
				title: { sr: "Jedan mesec", en: "One month" },
				note: { sr: "Do 16 treninga, ceo dan", en: "Up to 16 sessions, all day" },
				price: 4200,
				unit: month,
				months: 1,
				visits: 16,
				covers: ["gym"],
				gymIds: gyms,
				freezeDays: 14,
			},
			{
				title: { sr: "Dva meseca", en: "Two months" },
				note: { sr: "Do 32 treninga, ceo dan", en: "Up to 32 sessions, all day" },
				price: 7800,
				unit: twoMonths,
				months: 2,
				visits: 32,
				covers: ["gym"],
				gymIds: gyms,
				freezeDays: 21,
			},
			{
				title: { sr: "Tri meseca", en: "Three months" },
				note: { sr: "Do 48 treninga, ceo dan", en: "Up to 48 sessions, all day" },
				price: 10800,
				unit: threeMonths,
				months: 3,
				visits: 48,
				covers: ["gym"],
				gymIds: gyms,
				freezeDays: 30,
			},
			{
				title: { sr: "Članarina do 16 h", en: "Off-peak membership" },
				note: {
					sr: "Do 16 treninga, radnim danima sa ulaskom do 16 h",
					en: "Up to 16 sessions, weekdays, in by 4 pm",
				},
				price: 3200,
				unit: month,
				months: 1,
				visits: 16,
				covers: ["gym"],
				hours: "weekdays_until_16",
				gymIds: gyms,
				freezeDays: 14,
			},
			{
				title: { sr: "Pojedinačni dolazak", en: "Single visit" },
				note: {
					sr: "Ako se istog dana učlaniš, prvi trening je besplatan",
					en: "Join the same day and this first session is free",
				},
				price: 800,
				unit: visit,
				visits: 1,
				covers: ["gym"],
				gymIds: gyms,
			},
		],
	},
	{
		title: { sr: "Grupni programi", en: "Group classes" },
		note: {
			sr: "30 različitih freestyle treninga u centrima Zemun, Blokovi, Banjica, Vračar, Pionir i Ustanička. Šta je kada, piše u rasporedu.",
			en: "30 different freestyle classes at Zemun, Blokovi, Banjica, Vračar, Pionir and Ustanička. The schedule shows what’s on when.",
		},
		items: [
			{
				title: { sr: "8 treninga", en: "8 classes" },
				note: { sr: "Dvaput nedeljno, biraš programe", en: "Twice a week, any programme" },
				price: 3600,
				unit: month,
				months: 1,
				visits: 8,
				covers: ["class"],
				gymIds: studios,
				freezeDays: 14,
			},
			{
				title: { sr: "12 treninga", en: "12 classes" },
				note: { sr: "Triput nedeljno, biraš programe", en: "Three times a week, any programme" },
				price: 4400,
				unit: month,
				months: 1,
				visits: 12,
				covers: ["class"],
				gymIds: studios,
				freezeDays: 14,
			},
			{
				title: { sr: "Grupni treninzi bez ograničenja", en: "Unlimited classes" },
				note: { sr: "Svi freestyle treninzi u jednom centru", en: "Every freestyle class at one centre" },
				price: 5200,
				unit: month,
				months: 1,
				covers: ["class"],
				gymIds: studios,
				freezeDays: 14,
			},
			{
				title: { sr: "Pojedinačni trening", en: "Single class" },
				note: {
					sr: "Ako se istog dana učlaniš, prvi trening je besplatan",
					en: "Join the same day and this first class is free",
				},
				price: 900,
				unit: session,
				visits: 1,
				covers: ["class"],
				gymIds: studios,
			},
		],
	},
	{
		title: { sr: "Teretana i grupni programi", en: "Gym and group classes" },
		mostChosen: true,
		note: {
			sr: "Jedna članarina za tegove i za salu. Najbolji odnos cene i broja treninga ako dolaziš triput nedeljno ili češće.",
			en: "One membership for the weights and the studio. The best value if you train three times a week or more.",
		},
		items: [
			{
				title: { sr: "Jedan mesec", en: "One month" },
				note: { sr: "Bez ograničenja broja treninga", en: "Unlimited sessions" },
				price: 5900,
				unit: month,
				months: 1,
				covers: ["gym", "class"],
				gymIds: gymsWithStudio,
				freezeDays: 14,
			},
			{
				title: { sr: "Dva meseca", en: "Two months" },
				note: { sr: "Bez ograničenja broja treninga", en: "Unlimited sessions" },
				price: 10900,
				unit: twoMonths,
				months: 2,
				covers: ["gym", "class"],
				gymIds: gymsWithStudio,
				freezeDays: 21,
			},
			{
				title: { sr: "Tri meseca", en: "Three months" },
				note: { sr: "Bez ograničenja broja treninga", en: "Unlimited sessions" },
				price: 15300,
				unit: threeMonths,
				months: 3,
				covers: ["gym", "class"],
				gymIds: gymsWithStudio,
				freezeDays: 30,
			},
			{
				title: { sr: "Tri meseca, svi centri", en: "Three months, all centres" },
				note: { sr: "Bez ograničenja, u svim centrima", en: "Unlimited, at every centre" },
				price: 17900,
				unit: threeMonths,
				months: 3,
				covers: ["gym", "class"],
				clubs: "all",
				freezeDays: 30,
			},
		],
	},
	{
		title: { sr: "Personalni treninzi", en: "Personal training" },
		note: {
			sr: "Ti i trener, 60 minuta, plan koji se menja kako napreduješ. Ulazak u teretanu za te treninge je uračunat.",
			en: "You and a coach for 60 minutes, with a plan that moves as you do. Gym entry for these sessions is included.",
		},
		items: [
			{
				title: { sr: "Jedan trening", en: "One session" },
				note: { sr: "Dobar izbor za proveru tehnike", en: "A good choice for a technique check" },
				price: 2800,
				unit: session,
			},
			{
				title: { sr: "Paket od 8 treninga", en: "8-session package" },
				note: { sr: "2.500 RSD po treningu", en: "RSD 2,500 per session" },
				price: 20000,
				unit: bundle,
			},
			{
				title: { sr: "Paket od 12 treninga", en: "12-session package" },
				note: { sr: "2.300 RSD po treningu", en: "RSD 2,300 per session" },
				price: 27600,
				unit: bundle,
			},
		],
	},
	{
		title: { sr: "Male grupe", en: "Small groups" },
		note: {
			sr: "Najviše troje ili četvoro ljudi na jednog trenera, zavisno od programa. Dođi sa društvom ili nam prepusti da te spojimo sa ljudima istog nivoa.",
			en: "Three or four people at most per coach, depending on the programme. Bring friends or let us match you with people at your level.",
		},
		items: [
			{
				title: { sr: "Jedan trening", en: "One session" },
				note: { sr: "60 minuta", en: "60 minutes" },
				price: 1500,
				unit: { sr: "po osobi", en: "per person" },
			},
			{
				title: { sr: "Paket od 8 treninga", en: "8-session package" },
				note: { sr: "1.300 RSD po treningu", en: "RSD 1,300 per session" },
				price: 10400,
				unit: packagePerPerson,
			},
			{
				title: { sr: "Paket od 12 treninga", en: "12-session package" },
				note: { sr: "1.200 RSD po treningu", en: "RSD 1,200 per session" },
				price: 14400,
				unit: packagePerPerson,
			},
		],
	},
	{
		title: { sr: "Les Mills", en: "Les Mills" },
		note: {
			sr: "BodyPump, BodyCombat, BodyAttack, BodyBalance i CXWorx u centrima Zemun i Blokovi, po rasporedu. U Navigatoru se drže BodyCombat i BodyAttack, a u Prvomajskoj BodyBalance: termine ti javlja recepcija.",
			en: "BodyPump, BodyCombat, BodyAttack, BodyBalance and CXWorx are on the schedule at Zemun and Blokovi. Navigator runs BodyCombat and BodyAttack, Prvomajska BodyBalance; reception will tell you when.",
		},
		items: [
			{
				title: { sr: "8 treninga", en: "8 classes" },
				note: { sr: "Svi Les Mills programi tvog centra", en: "Every Les Mills programme at your centre" },
				price: 4200,
				unit: month,
				months: 1,
				visits: 8,
				covers: ["class"],
				gymIds: lesMills,
				freezeDays: 14,
			},
			{
				title: { sr: "12 treninga", en: "12 classes" },
				note: { sr: "Svi Les Mills programi tvog centra", en: "Every Les Mills programme at your centre" },
				price: 5100,
				unit: month,
				months: 1,
				visits: 12,
				covers: ["class"],
				gymIds: lesMills,
				freezeDays: 14,
			},
			{
				title: { sr: "Les Mills i teretana", en: "Les Mills and gym" },
				note: { sr: "Bez ograničenja, u jednom centru", en: "Unlimited, at one centre" },
				price: 6500,
				unit: month,
				months: 1,
				covers: ["gym", "class"],
				gymIds: lesMills,
				freezeDays: 14,
			},
			{
				title: { sr: "Pojedinačni trening", en: "Single class" },
				note: {
					sr: "Ako se istog dana učlaniš, prvi trening je besplatan",
					en: "Join the same day and this first class is free",
				},
				price: 1000,
				unit: session,
				visits: 1,
				covers: ["class"],
				gymIds: lesMills,
			},
		],
	},
	{
		title: { sr: "Solarijum", en: "Solarium" },
		note: {
			sr: "Minute iz paketa koristiš kad ti odgovara, u roku od 90 dana. Samo za punoletne.",
			en: "Use package minutes whenever you like within 90 days. Over-18s only.",
		},
		items: [
			{
				title: { sr: "Pojedinačni minut", en: "Pay as you go" },
				note: { sr: "Naočare i krema za početnike na recepciji", en: "Goggles and starter cream at reception" },
				price: 60,
				unit: { sr: "po minutu", en: "per minute" },
			},
			{
				title: { sr: "Paket od 50 minuta", en: "50-minute package" },
				note: { sr: "50 RSD po minutu", en: "RSD 50 per minute" },
				price: 2500,
				unit: bundle,
			},
			{
				title: { sr: "Paket od 100 minuta", en: "100-minute package" },
				note: { sr: "45 RSD po minutu", en: "RSD 45 per minute" },
				price: 4500,
				unit: bundle,
			},
		],
	},
	{
		title: { sr: "Masaža", en: "Massage" },
		note: {
			sr: "U centrima Zemun, Vračar, Ušće, Navigator i Prvomajska. Termin zakaži na recepciji ili telefonom.",
			en: "At Zemun, Vračar, Ušće, Navigator and Prvomajska. Book at reception or by phone.",
		},
		items: [
			{
				title: { sr: "Relaks masaža, 30 minuta", en: "Relaxing massage, 30 minutes" },
				note: { sr: "Leđa, vrat i ramena", en: "Back, neck and shoulders" },
				price: 2200,
				unit: treatment,
			},
			{
				title: { sr: "Relaks masaža, 60 minuta", en: "Relaxing massage, 60 minutes" },
				note: { sr: "Celo telo", en: "Full body" },
				price: 3800,
				unit: treatment,
			},
			{
				title: { sr: "Sportska masaža, 60 minuta", en: "Sports massage, 60 minutes" },
				note: { sr: "Dublji rad na mišićima koje najviše trošiš", en: "Deeper work on the muscles you use most" },
				price: 4200,
				unit: treatment,
			},
			{
				title: { sr: "Paket od 5 masaža po 60 minuta", en: "Five 60-minute massages" },
				note: { sr: "Relaks ili sportska, 3.500 RSD po tretmanu", en: "Relaxing or sports, RSD 3,500 each" },
				price: 17500,
				unit: bundle,
			},
		],
	},
];
