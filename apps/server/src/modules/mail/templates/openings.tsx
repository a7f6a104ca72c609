import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { formatDate } from "@kvart/contract/time";
import { requestedClub } from "../../openings/service.ts";
import type { ComposeMail } from "../compose.ts";
import { pageAddress } from "../page-address.ts";
import { MailFacts } from "./parts.tsx";
import { linkMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const receiptTexts = {
	sr: (club: string) => ({
		subject: `Javljamo ti kad otvorimo ${brand.name} ${club}`,
		preview: "Zapisali smo tvoju adresu. Sledeći mejl stiže kad otvorimo vrata.",
		title: "Zapisano",
		body: `Tvoja adresa je na spisku za ${brand.name} ${club}. Kad otvorimo vrata, stiže ti jedan mejl, a adresu posle toga brišemo.`,
		button: "Pogledaj šta te čeka",
		note: "Nije trebalo da ti stigne ili više ne želiš obaveštenje? Odgovori na ovaj mejl i skidamo adresu sa spiska.",
		planned: "Planirano otvaranje",
	}),
	en: (club: string) => ({
		subject: `We’ll let you know when ${brand.name} ${club} opens`,
		preview: "We have your address. The next e-mail comes when we open the doors.",
		title: "You’re on the list",
		body: `Your address is on the list for ${brand.name} ${club}. You’ll get one e-mail when we open the doors, and then we delete your address.`,
		button: "See what’s coming",
		note: "Wasn’t it you, or have you changed your mind? Reply to this e-mail and we’ll take the address off the list.",
		planned: "Planned opening",
	}),
} as const;

const openedTexts = {
	sr: (club: string) => ({
		subject: `${brand.name} ${club} je otvoren. Dođi!`,
		preview: "Vrata su otvorena, a prvi trening je na nas.",
		title: "Otvorili smo",
		body: `${brand.name} ${club} radi. Dođi da pogledaš, probaj prvi trening i upoznaj trenere dok se još čuje eho.`,
		button: "Pogledaj centar",
		note: "Ovo je jedini mejl koji smo ti obećali. Tvoju adresu brišemo sa spiska.",
		where: "Adresa",
		weekdays: "Radnim danima",
		saturday: "Subotom",
		sunday: "Nedeljom",
	}),
	en: (club: string) => ({
		subject: `${brand.name} ${club} is open. Come and see!`,
		preview: "The doors are open, and your first session is on us.",
		title: "We’re open",
		body: `${brand.name} ${club} is open. Come for a look round, try a first session and meet the coaches while it still echoes.`,
		button: "See the centre",
		note: "This is the one e-mail we promised. We’re taking your address off the list.",
		where: "Address",
		weekdays: "Weekdays",
		saturday: "Saturday",
		sunday: "Sunday",
	}),
} as const;

const plannedDate = (date: string, language: Locale) => (language === "sr" ? `${formatDate(date)}.` : formatDate(date));

/** `06:30 – 23:00`, or that it is closed. */
const hours = (text: string) => text.replace(" - ", " – ");

export const composeOpeningReceipt: ComposeMail<"opening-receipt"> = async (
	{ openingRequestId },
	{ db, language, publicUrl },
) => {
	const club = await requestedClub(db, openingRequestId);
	if (!club) return null;
	const texts = { ...memberVoice[language], ...receiptTexts[language](club.name) };
	const { opensOn } = club;
	const facts = opensOn && <MailFacts facts={[[texts.planned, plannedDate(opensOn, language)]]} />;
	return linkMail(texts, "", pageAddress(publicUrl, language, `/${club.slug}`), facts);
};

export const composeClubOpened: ComposeMail<"club-opened"> = async (
	{ openingRequestId },
	{ db, language, publicUrl },
) => {
	const club = await requestedClub(db, openingRequestId);
	if (!club || club.comingSoon) return null;
	const texts = { ...memberVoice[language], ...openedTexts[language](club.name) };
	const facts: [string, string][] = [
		[texts.where, `${club.address}, ${brand.city[language]}`],
		[texts.weekdays, hours(club.weekdays)],
		[texts.saturday, hours(club.saturday)],
		[texts.sunday, hours(club.sunday)],
	];
	return linkMail(texts, "", pageAddress(publicUrl, language, `/${club.slug}`), <MailFacts facts={facts} />);
};
