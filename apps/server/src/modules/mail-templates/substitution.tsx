import { brand } from "@kvart/contract/brand";
import { inLocale } from "@kvart/contract/locale";
import { officeAddress, trainingMoment } from "../mail/service.ts";
import { requestRecords } from "../staff/schedule/service/substitutions.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { staffVoice } from "./voices.ts";

const all = {
	sr: {
		manager: {
			subject: (coach: string) => `${coach}: potrebna je zamena`,
			title: "Potrebna je zamena",
			body: "Trener traži zamenu. Dok ne odlučite, prijavljeni ne dobijaju poruku.",
			button: "Odluči o zameni",
			path: "/schedule",
		},
		offer: {
			subject: (colleague: string) => `${colleague} preuzima trening: potvrdite zamenu`,
			title: "Potvrdite zamenu",
			body: "Kolega se javio za zamenu. Dok ne potvrdite, prijavljeni ne dobijaju poruku.",
			button: "Potvrdi zamenu",
			path: "/schedule",
		},
		colleague: {
			subject: (coach: string) => `Možete li da uskočite? ${coach} traži zamenu`,
			title: "Možete li da uskočite?",
			body: "Kolegi je potrebna zamena za treninge koje i vi vodite, a u to vreme ste slobodni.",
			button: "Pogledaj i preuzmi",
			path: "/classes/offers",
		},
		coach: {
			subject: () => "Javio se kolega za vašu zamenu",
			title: "Javio se kolega za vašu zamenu",
			body: "Menadžer treba još da potvrdi zamenu. Dok ne potvrdi, trening je vaš.",
			button: "Moji treninzi",
			path: "/classes/week",
		},
		absent: "ne može da dođe",
		wanted: "traži zamenu",
		offered: (coach: string) => `javio se: ${coach}`,
	},
	en: {
		manager: {
			subject: (coach: string) => `${coach}: a substitute is needed`,
			title: "A substitute is needed",
			body: "A coach is looking for a substitute. Members who have booked get no message until you decide.",
			button: "Decide",
			path: "/schedule",
		},
		offer: {
			subject: (colleague: string) => `${colleague} offers to step in: please confirm`,
			title: "Please confirm the substitute",
			body: "A colleague offers to teach the class. Members who have booked get no message until you confirm it.",
			button: "Confirm",
			path: "/schedule",
		},
		colleague: {
			subject: (coach: string) => `Can you step in? ${coach} is looking for a substitute`,
			title: "Can you step in?",
			body: "A colleague needs a substitute for classes that you teach as well, and you are free then.",
			button: "Have a look",
			path: "/classes/offers",
		},
		coach: {
			subject: () => "A colleague offers to step in for you",
			title: "A colleague offers to step in for you",
			body: "A manager still has to confirm it. Until then the class is yours.",
			button: "My classes",
			path: "/classes/week",
		},
		absent: "can’t come",
		wanted: "is looking for a substitute",
		offered: (coach: string) => `${coach} offered to teach it`,
	},
} as const;

/** Null once all requests are settled. */
export const composeSubstitution: ComposeMail<"substitution"> = async ({ firstName, requestIds, to }, context) => {
	const { db, language, publicUrl } = context;
	const requests = await requestRecords(db, requestIds);
	const [first] = requests;
	if (!first) return null;
	const labels = all[language];
	const colleague = to === "manager" && requests.every(({ taken_by }) => taken_by) ? first.taken_by : null;
	const texts = labels[colleague ? "offer" : to];
	const facts = requests.map(({ training, gym, training_date, time, coach, absent, taken_by }) => {
		const name = inLocale(language, training.name, training.name_eng);
		const what = `${name}, ${trainingMoment(training_date, time, language)}, ${brand.name} ${gym.name}`;
		const state = `${coach.name} ${absent ? labels.absent : labels.wanted}`;
		return [what, taken_by ? `${state}; ${labels.offered(taken_by.name)}` : state] as const;
	});
	const subject = texts.subject((colleague ?? first.coach).name);
	return personalMail(
		{ ...staffVoice[language], ...texts, subject, preview: texts.body },
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={`${officeAddress(publicUrl)}${texts.path}`}>{texts.button}</MailButton>
		</>,
	);
};
