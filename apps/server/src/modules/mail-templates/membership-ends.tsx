import { brand } from "@kvart/contract/brand";
import { inLocale } from "@kvart/contract/locale";
import { dueReminder, renewalOf } from "@kvart/contract/memberships/renewal";
import { wallTime } from "@kvart/contract/time";
import { clubNameOf } from "../clubs/service.ts";
import { dateLabel, pageAddress } from "../mail/service.ts";
import { membershipRecord } from "../memberships/service/end-reminders.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const texts = {
	sr: {
		subject: (last: string) => `Članarina ti važi do ${last}`,
		preview: "Obnovi je jednim klikom, bez dana pauze.",
		title: "Članarina ti uskoro ističe",
		body: "Članarina se ne obnavlja i ne naplaćuje sama. Ako nastavljaš, ista te već čeka i počinje čim ova istekne, bez ijednog dana pauze.",
		button: "Obnovi članarinu",
		atDesk: "Pogledaj cenovnik",
		note: "Ako ne nastavljaš, ne moraš ništa. Podsetnike isključuješ na svom nalogu.",
		facts: {
			membership: "Članarina",
			where: "Centar",
			all: "svi centri",
			last: "Poslednji dan",
			visits: "Ostalo treninga",
		},
	},
	en: {
		subject: (last: string) => `Your membership is valid until ${last}`,
		preview: "Renew it with one click, without a day’s gap.",
		title: "Your membership ends soon",
		body: "It is not renewed or charged by itself. If you go on, the same membership is ready for you and begins the day after this one ends, without a gap.",
		button: "Renew my membership",
		atDesk: "See the prices",
		note: "If you don’t go on, you don’t have to do anything. You can turn reminders off in your account.",
		facts: { membership: "Membership", where: "Centre", all: "all centres", last: "Last day", visits: "Sessions left" },
	},
} as const;

export const composeMembershipEnds: ComposeMail<"membership-ends"> = async (
	{ firstName, membershipId, endsOn },
	context,
) => {
	const { db, clock, language, publicUrl, payee } = context;
	const record = await membershipRecord({ db, clock }, membershipId);
	const today = wallTime(clock.now()).date;
	// Renewed, frozen, extended or cancelled meanwhile.
	if (record?.membership.ends_on !== endsOn || !dueReminder(record.membership, record.all, today)) return null;
	const { membership } = record;
	const { subject, button, atDesk, note, facts: names, ...rest } = texts[language];
	const club = membership.gym_ids.length === 1 ? await clubNameOf(db, membership.gym_ids[0] ?? null) : null;
	const last = dateLabel(endsOn, language);
	const facts: [string, string][] = [
		[names.membership, inLocale(language, membership.title, membership.title_eng)],
		[names.where, club === null ? names.all : `${brand.name} ${club}`],
		[names.last, last],
	];
	if (membership.visits > 0)
		facts.push([names.visits, String(Math.max(0, membership.visits - membership.visits_used))]);
	const gym_id = membership.gym_ids.length === 1 ? (membership.gym_ids[0] ?? null) : null;
	const order = Object.fromEntries(new URLSearchParams(renewalOf({ ...membership, gym_id }, today)));
	const href = payee
		? pageAddress(publicUrl, language, "/order", order)
		: pageAddress(publicUrl, language, "/price-list");
	return personalMail(
		{ ...memberVoice[language], ...rest, subject: subject(last) },
		firstName,
		<>
			<MailFacts facts={facts} />
			<MailButton href={href}>{payee ? button : atDesk}</MailButton>
			<MailNote>{note}</MailNote>
		</>,
	);
};
