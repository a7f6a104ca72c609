import { brand } from "@kvart/contract/brand";
import { pageAddress } from "../mail/service.ts";
import { requestedClub } from "../openings/service.ts";
import type { ComposeMail } from "./compose.ts";
import { MailFacts } from "./parts.tsx";
import { linkMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

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

/** `06:30 – 23:00`, or that it is closed. */
const hours = (text: string) => text.replace(" - ", " – ");

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
