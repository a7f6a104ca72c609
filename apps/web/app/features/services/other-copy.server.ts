import type { Locale } from "@kvart/contract/locale";
import type { ServiceCopy } from "./services.server.ts";

export const solarium: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Solarijum",
		lead: "Malo boje između dva leta, sa merom.",
		paragraphs: [
			"Pre prvog sunčanja osoblje proceni tvoj tip kože i predloži koliko minuta da uzmeš. Kreni od kraćeg termina i između dva sunčanja napravi pauzu od najmanje 48 sati. Kabina se dezinfikuje posle svake osobe.",
			"Solarijum je samo za punoletne i nije za trudnice, osobe sa vrlo svetlom kožom ni za one koji piju lekove koji povećavaju osetljivost na svetlost. Zaštitne naočare su obavezne.",
		],
		points: [
			"Plaćanje po minutu ili paketi",
			"Procena tipa kože pre prvog puta",
			"Zaštitne naočare na recepciji",
			"Dezinfekcija posle svakog korišćenja",
		],
		figure: {
			value: "48 h",
			text: "Najkraća pauza između dva sunčanja.",
		},
	},
	en: {
		title: "Solarium",
		lead: "A little colour between summers, in moderation.",
		paragraphs: [
			"Before your first session our staff look at your skin type and suggest how many minutes to take. Start short and leave at least 48 hours between sessions. The cabin is disinfected after every guest.",
			"The solarium is for over-18s only. It isn’t suitable if you’re pregnant, have very fair skin or take medicine that makes you sensitive to light. Goggles are a must.",
		],
		points: [
			"Pay by the minute or buy a package",
			"Skin type check before your first session",
			"Goggles at reception",
			"Disinfected after every use",
		],
		figure: {
			value: "48 h",
			text: "The shortest break between two sessions.",
		},
	},
};

export const massage: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Masaža",
		lead: "Mišići pamte svaki trening. Pomozi im da ga zaborave.",
		paragraphs: [
			"Relaks masaža opušta posle duge sedmice, a sportska radi dublje, na nogama, leđima i ramenima koje najviše trošiš. Maser te pre tretmana pita gde zateže i koliko pritiska ti prija.",
			"Masaža je u ponudi u centrima Zemun, Vračar, Ušće, Navigator i Prvomajska. Termin zakaži na recepciji ili telefonom. Članarina nije potrebna.",
		],
		points: [
			"Relaks i sportska masaža",
			"Tretmani od 30 i 60 minuta",
			"Pet centara, sa obe strane Save",
			"Povoljniji paket od pet masaža",
		],
	},
	en: {
		title: "Massage",
		lead: "Your muscles remember every session. Help them forget.",
		paragraphs: [
			"A relaxing massage undoes a long week; a sports massage goes deeper, into the legs, back and shoulders you use most. Before you start, the therapist asks where it’s tight and how much pressure you like.",
			"Massage is available at Zemun, Vračar, Ušće, Navigator and Prvomajska. Book at reception or by phone. You don’t have to be a member.",
		],
		points: [
			"Relaxing and sports massage",
			"30 and 60-minute treatments",
			"Five centres, on both sides of the Sava",
			"A better price for a package of five",
		],
	},
};

export const healthBar: Record<Locale, ServiceCopy> = {
	sr: {
		title: "Zdravi bar",
		lead: "Šank na kojem se trening prepričava, a gorivo dopunjava.",
		paragraphs: [
			"Pre treninga espreso ili banana, posle njega proteinski šejk, ceđeni sok ili lagan obrok. Na svakom proizvodu piše koliko ima proteina i kalorija, pa ne moraš da nagađaš.",
			"Ostani na kafi i kad završiš. Pola dogovora za sledeći trening padne baš tu.",
		],
		points: [
			"Proteinski šejkovi sa mlekom, vodom ili biljnim napitkom",
			"Sveže ceđeni sokovi i smutiji",
			"Lagani obroci i proteinske pločice",
			"Kafa, čaj i voda",
		],
	},
	en: {
		title: "Health bar",
		lead: "The counter where workouts are retold and tanks refilled.",
		paragraphs: [
			"An espresso or a banana beforehand; a protein shake, fresh juice or light meal afterwards. Protein and calories are marked on everything, so there’s no guessing.",
			"Stay for a coffee when you’re done. Half the plans for the next session are made right here.",
		],
		points: [
			"Protein shakes with milk, water or plant milk",
			"Fresh juices and smoothies",
			"Light meals and protein bars",
			"Coffee, tea and water",
		],
	},
};
