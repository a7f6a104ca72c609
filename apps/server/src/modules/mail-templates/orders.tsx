import { brand } from "@kvart/contract/brand";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatParas, type Paras } from "@kvart/contract/memberships/money";
import { wallTime } from "@kvart/contract/time";
import type { MailContext } from "../../platform/mailing.ts";
import { clubNameOf } from "../clubs/service.ts";
import { dateLabel, type MailContents, pageAddress } from "../mail/service.ts";
import { membershipOfOrder } from "../memberships/service/ordered.ts";
import { orderRecord } from "../orders/service/orders.ts";
import type { ComposedMail, ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { paymentCodePart } from "./payment-code.tsx";
import { type ActionTexts, personalMail } from "./shapes.tsx";
import { memberVoice, type Voice } from "./voices.ts";

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
		[names.term, `${names.from}\u00a0${from} ${names.until}\u00a0${until}`],
	] as const;
}

const placed = {
	sr: {
		subject: (title: string) => `Tvoja porudžbina – ${title}`,
		preview: "Skeniraj kod u aplikaciji svoje banke i gotovo je.",
		title: "Još samo uplata",
		body: (until: string) =>
			`Članarina je poručena. Čim uplata stigne na naš račun, upisujemo je i javljamo ti. Porudžbina čeka do ${until} Posle toga se sama gasi i ništa ne duguješ.`,
		button: "Tvoja porudžbina",
		note: "Ako nećeš članarinu, ne moraš ništa: porudžbinu otkazuješ na svom nalogu ili pustiš da istekne. Možeš da platiš i na recepciji.",
	},
	en: {
		subject: (title: string) => `Your order – ${title}`,
		preview: "Scan the code in the app of your bank, and you’re done.",
		title: "Only the payment is missing",
		body: (until: string) =>
			`Your membership is ordered. It is yours as soon as the money reaches our account, and we’ll let you know. The order waits until ${until}; after that it ends by itself and you owe nothing.`,
		button: "Your order",
		note: "If you don’t want it after all, you don’t have to do anything: cancel the order in your account or let it run out. You can also pay at the front desk.",
	},
} as const;

/** With the code of what is still to be paid; null once nothing is. */
async function toPayMail(
	{ firstName, orderId }: MailContents["order-placed"],
	{ db, language, publicUrl, payee }: MailContext,
	textsOf: (record: OrderRecord, missing: Paras) => Omit<ActionTexts, keyof Voice> | null,
): Promise<ComposedMail | null> {
	const record = await orderRecord(db, orderId);
	if (!record || !payee || record.paid || record.order.cancelledAt) return null;
	const { order, received } = record;
	const missing = order.amount - received;
	const texts = textsOf(record, missing);
	if (!texts) return null;
	const code = await paymentCodePart({ payee, amount: missing, reference: order.reference }, language);
	return {
		...personalMail(
			{ ...memberVoice[language], ...texts },
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
}

export const composeOrderPlaced: ComposeMail<"order-placed"> = (data, context) => {
	const { clock, language } = context;
	const texts = placed[language];
	return toPayMail(data, context, ({ order }) =>
		order.expiresOn < wallTime(clock.now()).date
			? null
			: {
					...texts,
					subject: texts.subject(inLocale(language, order.title, order.titleEng)),
					body: texts.body(dateLabel(order.expiresOn, language)),
				},
	);
};

const paid = {
	sr: {
		subject: (title: string) => `Uplata je stigla – ${title}`,
		preview: "Članarina je tvoja. Vidimo se na treningu.",
		title: "Uplata je stigla",
		body: "Hvala! Članarina je upisana i sve je spremno: na ulazu pokaži svoj kod ili reci ime.",
		button: "Tvoja članarina",
	},
	en: {
		subject: (title: string) => `Your payment has arrived – ${title}`,
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
			`Stiglo je ${arrived}, a do pune cene nedostaje još ${missing}. Uplati razliku ovim kodom ili na recepciji, i članarina je tvoja.`,
		button: "Tvoja porudžbina",
		note: "Novac koji je stigao ostaje upisan uz tvoju porudžbinu. Ako nešto nije u redu, javi se na recepciji.",
	},
	en: {
		subject: (missing: string) => `${missing} is still missing`,
		preview: "Your payment has arrived, but not in full.",
		title: "Part of the payment is missing",
		body: (arrived: string, missing: string) =>
			`We have received ${arrived}; ${missing} is missing from the full price. Pay the rest with this code or at the front desk, and the membership is yours.`,
		button: "Your order",
		note: "The money that has arrived stays with your order. If something is wrong, talk to the front desk.",
	},
} as const;

export const composeOrderShort: ComposeMail<"order-short"> = (data, context) => {
	const texts = short[context.language];
	return toPayMail(data, context, ({ received }, missing) => ({
		...texts,
		subject: texts.subject(formatParas(missing)),
		body: texts.body(formatParas(received), formatParas(missing)),
	}));
};
