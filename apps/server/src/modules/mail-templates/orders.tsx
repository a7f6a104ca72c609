import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatParas } from "@kvart/contract/memberships/money";
import { wallTime } from "@kvart/contract/time";
import { clubNameOf } from "../clubs/service.ts";
import { dateLabel, pageAddress } from "../mail/service.ts";
import { accountOfOrder, membershipOfOrder } from "../memberships/service/ordered.ts";
import { orderRecord } from "../orders/service/orders.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { paymentCodePart } from "./payment-code.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

const facts = {
	sr: { membership: "Članarina", club: "Centar", all: "svi centri", term: "Važi", from: "od", until: "do" },
	en: { membership: "Membership", club: "Centre", all: "all centres", term: "Valid", from: "from", until: "to" },
} as const;

type OrderRecord = NonNullable<Awaited<ReturnType<typeof orderRecord>>>;

function factsOf({ order }: OrderRecord, club: string | null, language: Locale) {
	const names = facts[language];
	const [from, until] = [dateLabel(order.startsOn, language), dateLabel(order.endsOn, language)];
	return [
		[names.membership, inLocale(language, order.title, order.titleEng)],
		[names.club, club === null ? names.all : `${brand.name} ${club}`],
		[names.term, `${names.from} ${from} ${names.until} ${until}`],
	] as const;
}

const placed = {
	sr: {
		subject: (title: string) => `Porudžbina: ${title}`,
		preview: "Skeniraj kod u aplikaciji svoje banke i gotovo je.",
		title: "Još samo uplata",
		body: (until: string) =>
			`Članarina je poručena. Čim uplata stigne na naš račun, počinje da važi i javljamo ti. Porudžbina čeka do ${until} Posle toga se sama gasi i ništa ne duguješ.`,
		button: "Tvoja porudžbina",
		note: "Ako nećeš članarinu, ne moraš ništa: porudžbinu otkazuješ na svom nalogu ili pustiš da istekne. Možeš da platiš i na recepciji.",
	},
	en: {
		subject: (title: string) => `Your order: ${title}`,
		preview: "Scan the code in the app of your bank, and you’re done.",
		title: "Only the payment is missing",
		body: (until: string) =>
			`Your membership is ordered. It begins as soon as the money reaches our account, and we’ll let you know. The order waits until ${until}; after that it ends by itself and you owe nothing.`,
		button: "Your order",
		note: "If you don’t want it after all, you don’t have to do anything: cancel the order in your account or let it run out. You can also pay at the front desk.",
	},
} as const;

export const composeOrderPlaced: ComposeMail<"order-placed"> = async ({ firstName, orderId }, context) => {
	const { db, clock, language, publicUrl, payee } = context;
	const record = await orderRecord(db, orderId);
	const today = wallTime(clock.now()).date;
	if (!record || !payee || record.paid || record.order.cancelledAt || record.order.expiresOn < today) return null;
	const { order } = record;
	const texts = placed[language];
	const code = await paymentCodePart({ payee, amount: order.amount, reference: order.reference }, language);
	const body = texts.body(dateLabel(order.expiresOn, language));
	const subject = texts.subject(inLocale(language, order.title, order.titleEng));
	return {
		...personalMail(
			{ ...memberVoice[language], ...texts, subject, body },
			firstName,
			<>
				<MailFacts facts={factsOf(record, await clubNameOf(db, order.gymId), language)} />
				{code.part}
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: [code.picture],
	};
};

const paid = {
	sr: {
		subject: (title: string) => `Uplata je stigla: ${title}`,
		preview: "Članarina je tvoja. Vidimo se na treningu.",
		title: "Uplata je stigla",
		body: "Hvala! Članarina je upisana i sve je spremno: na ulazu pokaži svoj kod ili reci ime.",
		button: "Tvoja članarina",
	},
	en: {
		subject: (title: string) => `Your payment has arrived: ${title}`,
		preview: "The membership is yours. See you at the gym.",
		title: "Your payment has arrived",
		body: "Thank you! Your membership is set up and everything is ready: show your code at the entrance, or just say your name.",
		button: "Your membership",
	},
} as const;

export const composeOrderPaid: ComposeMail<"order-paid"> = async ({ firstName, orderId }, context) => {
	const { db, language, publicUrl } = context;
	const record = await orderRecord(db, orderId);
	const membership = record && (await membershipOfOrder(db, orderId));
	if (!membership) return null;
	const texts = paid[language];
	const term = { order: { ...record.order, startsOn: membership.startsOn, endsOn: membership.endsOn } };
	return personalMail(
		{
			...memberVoice[language],
			...texts,
			subject: texts.subject(inLocale(language, record.order.title, record.order.titleEng)),
		},
		firstName,
		<>
			<MailFacts facts={factsOf({ ...record, ...term }, await clubNameOf(db, record.order.gymId), language)} />
			<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
		</>,
	);
};

const short = {
	sr: {
		subject: (missing: string) => `Nedostaje još ${missing}`,
		preview: "Uplata je stigla, ali ne ceo iznos.",
		title: "Nedostaje deo uplate",
		body: (arrived: string, missing: string) =>
			`Stiglo je ${arrived}, a do pune cene nedostaje još ${missing}. Uplati razliku ovim kodom ili na recepciji, i članarina počinje da važi.`,
		button: "Tvoja porudžbina",
		note: "Novac koji je stigao ostaje upisan uz tvoju porudžbinu. Ako nešto nije u redu, javi se na recepciji.",
	},
	en: {
		subject: (missing: string) => `${missing} is still missing`,
		preview: "Your payment has arrived, but not in full.",
		title: "Part of the payment is missing",
		body: (arrived: string, missing: string) =>
			`We have received ${arrived}; ${missing} is missing from the full price. Pay the rest with this code or at the front desk, and your membership begins.`,
		button: "Your order",
		note: "The money that has arrived stays with your order. If something is wrong, talk to the front desk.",
	},
} as const;

export const composeOrderShort: ComposeMail<"order-short"> = async ({ firstName, orderId }, context) => {
	const { db, language, publicUrl, payee } = context;
	const record = await orderRecord(db, orderId);
	if (!record || !payee || record.paid || record.order.cancelledAt) return null;
	const { order } = record;
	const arrived = (await accountOfOrder(db, orderId)).paid;
	const missing = order.amount - arrived;
	const texts = short[language];
	const code = await paymentCodePart({ payee, amount: missing, reference: order.reference }, language);
	const subject = texts.subject(formatParas(missing));
	const body = texts.body(formatParas(arrived), formatParas(missing));
	return {
		...personalMail(
			{ ...memberVoice[language], ...texts, subject, body },
			firstName,
			<>
				<MailFacts facts={factsOf(record, await clubNameOf(db, order.gymId), language)} />
				{code.part}
				<MailButton href={pageAddress(publicUrl, language, "/account")}>{texts.button}</MailButton>
				<MailNote>{texts.note}</MailNote>
			</>,
		),
		attachments: [code.picture],
	};
};
