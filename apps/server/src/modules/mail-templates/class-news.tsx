import { inLocale, type Locale } from "@kvart/contract/locale";
import type { NewsCause } from "../../platform/database/schema/class-news.ts";
import type { MailContext } from "../../platform/mailing.ts";
import { type BookingDetails, bookingRecord, type TrainingDetails, waitRecord } from "../booking/service.ts";
import { changedBookingAttachment } from "../calendar/service.ts";
import { pageAddress, schedulePath, trainingMoment } from "../mail/service.ts";
import { type PlaceRecord, placeRecords } from "../staff/schedule/service/news-records.ts";
import { bookingFacts, calendarFile } from "./booking-facts.ts";
import { type NewsTexts, newsTexts, reasonText } from "./class-news-texts.ts";
import type { ComposeMail } from "./compose.ts";
import { MailButton, MailFacts, MailNote } from "./parts.tsx";
import { personalMail } from "./shapes.tsx";
import { memberVoice } from "./voices.ts";

interface Item extends PlaceRecord {
	training: TrainingDetails;
	/** Null for a waiting member. */
	booking: BookingDetails | null;
}

/** Without what people gave up themselves. */
async function itemOf({ db }: MailContext, record: PlaceRecord): Promise<Item[]> {
	if (record.bookingId !== null) {
		const booking = await bookingRecord(db, record.bookingId);
		return booking ? [{ ...record, training: booking, booking }] : [];
	}
	const wait = record.waitId === null ? undefined : await waitRecord(db, record.waitId);
	return wait ? [{ ...record, training: wait.training, booking: null }] : [];
}

/** The hour that the person knows, with the room if that is what has changed. */
function knownHour({ known, training }: Item, language: Locale): string {
	const name = inLocale(language, known.training, known.trainingEng);
	const when = `${name}, ${trainingMoment(known.date, known.time, language)}`;
	return known.roomId === training.roomId ? when : `${when}, ${inLocale(language, known.room, known.roomEng)}`;
}

function reasonFact(cause: NewsCause | null, language: Locale): (readonly [string, string])[] {
	const text = cause && reasonText(cause, language);
	return text ? [[newsTexts[language].reason, text]] : [];
}

/** One change in all its details. */
function factsOfOne(item: Item, language: Locale): (readonly [string, string])[] {
	const { facts } = bookingFacts(item.training, language);
	const before = item.news === "moved" ? [[newsTexts[language].before, knownHour(item, language)] as const] : [];
	const isExplained = item.news === "cancelled" || item.news === "moved";
	return [...facts, ...before, ...(isExplained ? reasonFact(item.cause, language) : [])];
}

/** Several changes in a line each, with every reason once. */
function factsOfSeveral(items: readonly Item[], language: Locale): (readonly [string, string])[] {
	const { status } = newsTexts[language];
	const lines = items.map((item) => {
		const { training, when } = bookingFacts(item.training, language);
		const [what, place] = [`${training}, ${when}`, item.booking ? "booked" : "waiting"] as const;
		if (item.news === "moved") return [knownHour(item, language), status[place].moved(what)] as const;
		return [what, status[place][item.news](item.training.coachName ?? "")] as const;
	});
	const reasons = items
		.filter(({ news }) => news === "cancelled" || news === "moved")
		.map(({ cause }) => reasonFact(cause, language));
	return [...lines, ...new Map(reasons.flat().map((fact) => [fact[1], fact])).values()];
}

function textsOf(items: readonly Item[], language: Locale): NewsTexts {
	const texts = newsTexts[language];
	const [first, ...others] = items as [Item, ...Item[]];
	const { training, when } = bookingFacts(first.training, language);
	if (others.length > 0) {
		const allOff = items.every(({ news }) => news === "cancelled");
		return allOff ? texts.allCancelled : texts.several;
	}
	return texts.one[first.booking ? "booked" : "waiting"][first.news](training, when);
}

export const composeClassNews: ComposeMail<"class-news"> = async ({ firstName, newsIds }, context) => {
	const { db, language, publicUrl } = context;
	const items: Item[] = [];
	for (const record of await placeRecords(db, newsIds)) items.push(...(await itemOf(context, record)));
	const [first] = items;
	if (!first) return null;
	const texts = textsOf(items, language);
	const allOff = items.every(({ news }) => news === "cancelled");
	const path = allOff ? (items.length === 1 ? schedulePath(first.training) : "/find") : "/account";
	const calendars = await Promise.all(
		items.flatMap(({ booking, news }) =>
			booking && news !== "coach"
				? changedBookingAttachment(context, { ...booking, cancelled: news === "cancelled" }, language)
				: [],
		),
	);
	return {
		...personalMail(
			{ ...memberVoice[language], ...texts },
			firstName,
			<>
				<MailFacts facts={items.length === 1 ? factsOfOne(first, language) : factsOfSeveral(items, language)} />
				<MailButton href={pageAddress(publicUrl, language, path)}>{texts.button}</MailButton>
				{texts.note && <MailNote>{texts.note}</MailNote>}
				{calendars.length > 0 && <MailNote>{newsTexts[language].calendar}</MailNote>}
			</>,
		),
		attachments: calendars.map(calendarFile),
	};
};
