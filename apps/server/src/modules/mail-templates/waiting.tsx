import type { Locale } from "@kvart/contract/locale";
import type { MailContext } from "../../platform/mailing.ts";
import { isOffered, type TrainingDetails, waitRecord } from "../booking/service.ts";
import { pageAddress, sheetPath } from "../mail/service.ts";
import { bookingFacts } from "./booking-facts.ts";
import type { ComposedMail, ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

interface Texts {
	subject: (training: string, when: string) => string;
	preview: string;
	title: string;
	body: string;
	button: string;
	note?: string;
}

const overlap: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Mesto nismo mogli da ti damo: ${training}, ${when}`,
		preview: "U to vreme već imaš drugi trening.",
		title: "Oslobodilo se mesto, ali imaš drugi trening",
		body: "Na treningu koji čekaš oslobodilo se mesto, ali u to vreme već imaš drugi trening, pa te nismo upisali. I dalje si na listi čekanja.",
		button: "Moji treninzi",
		note: "Ako ti je ovaj trening važniji, otkaži onaj drugi: sledeće slobodno mesto je tvoje.",
	},
	en: {
		subject: (training, when) => `We could not give you the place: ${training}, ${when}`,
		preview: "You have another class at that time.",
		title: "A place came up, but you have another class",
		body: "A place came up in the class you are waiting for, but you have another class at that time, so we have not booked it for you. You are still on the waiting list.",
		button: "My classes",
		note: "If this class matters more to you, cancel the other one: the next free place is yours.",
	},
};

const booked: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Već imaš mesto: ${training}, ${when}`,
		preview: "Na tvoj broj telefona već postoji prijava za ovaj trening.",
		title: "Već imaš mesto",
		body: "Na treningu koji čekaš oslobodilo se mesto, ali za tvoj broj telefona prijava već postoji. Zato smo mesto dali sledećem, a tebe skinuli sa liste čekanja.",
		button: "Moji treninzi",
	},
	en: {
		subject: (training, when) => `You already have a place: ${training}, ${when}`,
		preview: "There is a booking with your phone number already.",
		title: "You already have a place",
		body: "A place came up in the class you are waiting for, but there is a booking with your phone number already. So we gave the place to the next member and took you off the waiting list.",
		button: "My classes",
	},
};

const paused: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Mesto nismo mogli da ti damo: ${training}, ${when}`,
		preview: "Prijava unapred ti je na pauzi.",
		title: "Oslobodilo se mesto, ali je prijava unapred na pauzi",
		body: "Na treningu koji čekaš oslobodilo se mesto, ali zbog izostanaka trenutno se prijavljuješ samo za isti dan, pa te nismo upisali. I dalje si na listi čekanja.",
		button: "Moji treninzi",
		note: "Ako na dan treninga bude slobodno mesto, tvoje je. Ako misliš da smo pogrešili, javi se na recepciji.",
	},
	en: {
		subject: (training, when) => `We could not give you the place: ${training}, ${when}`,
		preview: "Booking ahead is paused for you.",
		title: "A place came up, but booking ahead is paused",
		body: "A place came up in the class you are waiting for, but after no-shows you can book only on the day itself for now, so we have not booked it for you. You are still on the waiting list.",
		button: "My classes",
		note: "If a place is free on the day of the class, it is yours. If you think we made a mistake, talk to the front desk.",
	},
};

const membership: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Mesto te čeka, a članarina ne važi: ${training}, ${when}`,
		preview: "Za ovaj termin nemaš članarinu koja važi.",
		title: "Oslobodilo se mesto, ali nemaš članarinu za taj dan",
		body: "Na treningu koji čekaš oslobodilo se mesto, ali nijedna tvoja članarina ne važi za taj termin, pa te nismo upisali. I dalje si na listi čekanja.",
		button: "Moja članarina",
		note: "Obnovi članarinu i prijavi se, ili sačekaj: sledeće slobodno mesto je tvoje ako članarina tada važi.",
	},
	en: {
		subject: (training, when) => `A place, but no membership for it: ${training}, ${when}`,
		preview: "None of your memberships is valid for this class.",
		title: "A place came up, but you have no membership for that day",
		body: "A place came up in the class you are waiting for, but none of your memberships is valid for it, so we have not booked it for you. You are still on the waiting list.",
		button: "My membership",
		note: "Renew your membership and book, or wait: the next free place is yours if your membership is valid by then.",
	},
};

const placeFree: Record<Locale, Texts> = {
	sr: {
		subject: (training, when) => `Slobodno mesto: ${training}, ${when}`,
		preview: "Ko se prvi prijavi, dobija ga.",
		title: "Oslobodilo se mesto",
		body: "Trening počinje uskoro, pa te ne upisujemo sami. Javili smo svima koji čekaju: ko se prvi prijavi, dobija mesto.",
		button: "Prijavi se",
	},
	en: {
		subject: (training, when) => `A free place: ${training}, ${when}`,
		preview: "The first to book gets it.",
		title: "A place came up",
		body: "The class starts soon, so we don’t book it for you. We’ve told everyone who is waiting: the first to book gets the place.",
		button: "Book it",
	},
};

interface Waiting {
	firstName: string;
	training: TrainingDetails;
	href: string;
}

function waitingMail(
	all: Record<Locale, Texts>,
	{ language }: MailContext,
	{ firstName, training, href }: Waiting,
): ComposedMail {
	const texts = all[language];
	const facts = bookingFacts(training, language);
	return personalMail(
		{ ...memberVoice[language], ...texts, subject: texts.subject(facts.training, facts.when) },
		firstName,
		<>
			<MailFacts facts={facts.facts} />
			<MailButton href={href}>{texts.button}</MailButton>
			{texts.note && <MailNote>{texts.note}</MailNote>}
		</>,
	);
}

export const composePassedOver: ComposeMail<"waiting-passed-over"> = async (data, context) => {
	const wait = await waitRecord(context.db, data.waitId);
	// Got the place meanwhile, or left the list. Booked members were taken off it.
	if (!wait || (wait.ended && data.obstacle !== "booked")) return null;
	const href = pageAddress(context.publicUrl, context.language, "/account");
	return waitingMail({ overlap, booked, paused, membership }[data.obstacle], context, {
		firstName: data.firstName,
		training: wait.training,
		href,
	});
};

export const composePlaceFree: ComposeMail<"waiting-place-free"> = async ({ firstName, waitId }, context) => {
	const wait = await waitRecord(context.db, waitId);
	// Another member was faster, or the mail too slow.
	if (!wait || !isOffered(wait, context.clock.now())) return null;
	const { training } = wait;
	const { path, query } = sheetPath(training);
	const href = pageAddress(context.publicUrl, context.language, path, query);
	return waitingMail(placeFree, context, { firstName, training, href });
};
