import { inLocale, type Locale } from "@kvart/contract/locale";
import type { StoredReasonCode } from "@kvart/contract/staff/change-reasons";
import type { NewsCause } from "../../platform/database/schema/class-news.ts";
import type { PlaceNews } from "../staff/schedule/service/who-must-know.ts";

export interface NewsTexts {
	subject: string;
	preview: string;
	title: string;
	body: string;
	button: string;
	note?: string;
}

type One = Record<PlaceNews, (training: string, when: string) => NewsTexts>;
type Status = Record<PlaceNews, (detail: string) => string>;

interface Texts {
	one: Record<"booked" | "waiting", One>;
	several: NewsTexts;
	allCancelled: NewsTexts;
	/** In a list. `detail` is the new hour, or the coach. */
	status: Record<"booked" | "waiting", Status>;
	before: string;
	reason: string;
	calendar: string;
}

export const newsTexts: Record<Locale, Texts> = {
	sr: {
		one: {
			booked: {
				cancelled: (training, when) => ({
					subject: `Otkazano: ${training}, ${when}`,
					preview: "Trening na kom imaš mesto neće biti održan.",
					title: "Trening je otkazan",
					body: "Žao nam je: trening na kom imaš mesto neće biti održan. Ništa ne treba da otkazuješ, mesto je već oslobođeno.",
					button: "Nađi drugi termin",
				}),
				moved: (training, when) => ({
					subject: `Promena termina: ${training}, ${when}`,
					preview: "Tvoje mesto se preselilo zajedno sa treningom.",
					title: "Termin je promenjen",
					body: "Promenili smo trening na kom imaš mesto. Mesto ti je sačuvano, a evo kako sada stoji:",
					button: "Moji treninzi",
					note: "Ne odgovara ti? Otkaži na svom nalogu najkasnije do početka treninga.",
				}),
				restored: (training, when) => ({
					subject: `Ipak se održava: ${training}, ${when}`,
					preview: "Trening koji smo otkazali ipak se održava, a tvoje mesto te čeka.",
					title: "Trening se ipak održava",
					body: "Javili smo ti da je trening otkazan, ali će ipak biti održan. Tvoje mesto je i dalje tvoje, ne treba ponovo da se prijavljuješ.",
					button: "Moji treninzi",
					note: "Imaš već druge planove? Otkaži na svom nalogu, da mesto dobije neko drugi.",
				}),
				coach: (training, when) => ({
					subject: `Drugi trener: ${training}, ${when}`,
					preview: "Trening se održava, samo ga vodi drugi trener. Tvoje mesto je sačuvano.",
					title: "Trening vodi drugi trener",
					body: "Trening se održava, samo ga vodi drugi trener. Tvoje mesto je sačuvano, ne treba ništa da radiš.",
					button: "Moji treninzi",
					note: "Ne odgovara ti? Otkaži na svom nalogu najkasnije do početka treninga.",
				}),
			},
			waiting: {
				cancelled: (training, when) => ({
					subject: `Otkazano: ${training}, ${when}`,
					preview: "Trening na kom čekaš mesto neće biti održan.",
					title: "Trening je otkazan",
					body: "Žao nam je: trening na kom čekaš mesto neće biti održan, pa je i lista čekanja zatvorena.",
					button: "Nađi drugi termin",
				}),
				moved: (training, when) => ({
					subject: `Promena termina: ${training}, ${when}`,
					preview: "I dalje si na listi čekanja, samo u novom terminu.",
					title: "Termin je promenjen",
					body: "Promenili smo trening na kom čekaš mesto. Ostaješ na listi čekanja, a evo kako sada stoji:",
					button: "Moji treninzi",
					note: "Ne odgovara ti? Napusti listu čekanja na svom nalogu.",
				}),
				restored: (training, when) => ({
					subject: `Ipak se održava: ${training}, ${when}`,
					preview: "Trening koji smo otkazali ipak se održava, a ti si opet na listi čekanja.",
					title: "Trening se ipak održava",
					body: "Javili smo ti da je trening otkazan, ali će ipak biti održan. Opet si na listi čekanja, na svom mestu.",
					button: "Moji treninzi",
					note: "Imaš već druge planove? Napusti listu čekanja na svom nalogu.",
				}),
				coach: (training, when) => ({
					subject: `Drugi trener: ${training}, ${when}`,
					preview: "Trening na kom čekaš mesto vodi drugi trener.",
					title: "Trening vodi drugi trener",
					body: "Trening na kom čekaš mesto vodi drugi trener. Ostaješ na listi čekanja.",
					button: "Moji treninzi",
					note: "Ne odgovara ti? Napusti listu čekanja na svom nalogu.",
				}),
			},
		},
		several: {
			subject: "Promene na tvojim treninzima",
			preview: "Evo kako sada stoje tvoji treninzi.",
			title: "Promene na tvojim treninzima",
			body: "Promenilo se nešto na treninzima na kojima imaš mesto ili ga čekaš. Evo kako sada stoji:",
			button: "Moji treninzi",
			note: "Gde se trening održava, tvoje mesto je sačuvano.",
		},
		allCancelled: {
			subject: "Otkazani su tvoji treninzi",
			preview: "Evo koji se tvoji treninzi ne održavaju.",
			title: "Treninzi su otkazani",
			body: "Žao nam je: treninzi ispod neće biti održani. Ništa ne treba da otkazuješ.",
			button: "Nađi drugi termin",
		},
		status: {
			booked: {
				cancelled: () => "otkazano",
				moved: (hour) => `sada: ${hour}`,
				restored: () => "održava se, mesto je tvoje",
				coach: (name) => (name ? `održava se, vodi ${name}` : "održava se, vodi drugi trener"),
			},
			waiting: {
				cancelled: () => "otkazano, lista čekanja je zatvorena",
				moved: (hour) => `sada: ${hour}; i dalje si na listi čekanja`,
				restored: () => "održava se, opet si na listi čekanja",
				coach: (name) =>
					name ? `vodi ${name}; i dalje si na listi čekanja` : "vodi drugi trener; i dalje si na listi čekanja",
			},
		},
		before: "Bilo je",
		reason: "Razlog",
		calendar: "Priloženi termin ispravlja tvoj kalendar.",
	},
	en: {
		one: {
			booked: {
				cancelled: (training, when) => ({
					subject: `Cancelled: ${training}, ${when}`,
					preview: "The class you booked will not take place.",
					title: "The class is cancelled",
					body: "We are sorry: the class you have a place in will not take place. There is nothing for you to cancel.",
					button: "Find another time",
				}),
				moved: (training, when) => ({
					subject: `Changed: ${training}, ${when}`,
					preview: "Your place has moved along with the class.",
					title: "Your class has changed",
					body: "We have changed a class you have a place in. Your place is safe, and this is how it looks now:",
					button: "My classes",
					note: "Doesn’t suit you? Cancel in your account before the class starts.",
				}),
				restored: (training, when) => ({
					subject: `It takes place after all: ${training}, ${when}`,
					preview: "The class we cancelled takes place after all, and your place is waiting for you.",
					title: "The class takes place after all",
					body: "We told you that the class was cancelled, but it takes place after all. Your place is still yours; there’s no need to book again.",
					button: "My classes",
					note: "Have you made other plans? Cancel in your account, so that someone else gets the place.",
				}),
				coach: (training, when) => ({
					subject: `Another coach: ${training}, ${when}`,
					preview: "The class takes place with another coach. Your place is safe.",
					title: "Another coach takes the class",
					body: "The class takes place with another coach. Your place is safe; there is nothing for you to do.",
					button: "My classes",
					note: "Doesn’t suit you? Cancel in your account before the class starts.",
				}),
			},
			waiting: {
				cancelled: (training, when) => ({
					subject: `Cancelled: ${training}, ${when}`,
					preview: "The class you are waiting for will not take place.",
					title: "The class is cancelled",
					body: "We are sorry: the class you are waiting for will not take place, so its waiting list is closed.",
					button: "Find another time",
				}),
				moved: (training, when) => ({
					subject: `Changed: ${training}, ${when}`,
					preview: "You are still on the waiting list, at the new time.",
					title: "The class has changed",
					body: "We have changed the class you are waiting for. You are still on the waiting list, and this is how it looks now:",
					button: "My classes",
					note: "Doesn’t suit you? Leave the waiting list in your account.",
				}),
				restored: (training, when) => ({
					subject: `It takes place after all: ${training}, ${when}`,
					preview: "The class we cancelled takes place after all, and you are on the waiting list again.",
					title: "The class takes place after all",
					body: "We told you that the class was cancelled, but it takes place after all. You are on the waiting list again, where you were.",
					button: "My classes",
					note: "Have you made other plans? Leave the waiting list in your account.",
				}),
				coach: (training, when) => ({
					subject: `Another coach: ${training}, ${when}`,
					preview: "Another coach takes the class you are waiting for.",
					title: "Another coach takes the class",
					body: "Another coach takes the class you are waiting for. You are still on the waiting list.",
					button: "My classes",
					note: "Doesn’t suit you? Leave the waiting list in your account.",
				}),
			},
		},
		several: {
			subject: "Changes to your classes",
			preview: "This is how your classes look now.",
			title: "Changes to your classes",
			body: "Something has changed in classes that you have booked or wait for. This is how it looks now:",
			button: "My classes",
			note: "Where the class takes place, your place is safe.",
		},
		allCancelled: {
			subject: "Your classes are cancelled",
			preview: "These classes of yours won’t take place.",
			title: "Your classes are cancelled",
			body: "We are sorry: the classes below will not take place. There is nothing for you to cancel.",
			button: "Find another time",
		},
		status: {
			booked: {
				cancelled: () => "cancelled",
				moved: (hour) => `now: ${hour}`,
				restored: () => "takes place, the place is yours",
				coach: (name) => `takes place with ${name || "another coach"}`,
			},
			waiting: {
				cancelled: () => "cancelled, the waiting list is closed",
				moved: (hour) => `now: ${hour}; you are still on the waiting list`,
				restored: () => "takes place, you are on the waiting list again",
				coach: (name) => `with ${name || "another coach"}; you are still on the waiting list`,
			},
		},
		before: "It was",
		reason: "Reason",
		calendar: "The attached file updates your calendar.",
	},
};

const reasons: Record<Locale, Record<Exclude<StoredReasonCode, "other">, string>> = {
	sr: {
		"coach-absent": "trener je sprečen",
		"room-unavailable": "sala nije na raspolaganju",
		"few-bookings": "premalo prijavljenih",
		holiday: "praznik",
		"new-plan": "nov raspored",
		closed: "tada je zatvoreno",
	},
	en: {
		"coach-absent": "the coach can’t make it",
		"room-unavailable": "the room cannot be used",
		"few-bookings": "too few bookings",
		holiday: "public holiday",
		"new-plan": "a new schedule",
		closed: "we’ll be closed",
	},
};

/** The reason, followed by the note of staff; if it is in one language only, everyone gets that one. */
export function reasonText({ reason, note, noteEng }: NewsCause, language: Locale): string {
	const own = inLocale(language, note, noteEng);
	const known = reason === "other" ? "" : (reasons[language][reason as keyof (typeof reasons)[Locale]] ?? "");
	return [known, own === "" ? note || noteEng : own].filter((part) => part !== "").join(". ");
}
