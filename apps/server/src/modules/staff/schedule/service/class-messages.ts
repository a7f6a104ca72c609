import { hasEnded } from "@kvart/contract/booking";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { messagesOfClass, type NewClassMessage } from "@kvart/contract/staff/class-messages";
import type { CalendarDate } from "@kvart/contract/time";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { queueMail } from "../../../mail/service.ts";
import { type EntryRow, selectEntry } from "../queries/board.ts";
import {
	insertMessage,
	lockOccurrence,
	selectGuestIds,
	selectMessage,
	selectMessages,
	selectRecipients,
} from "../queries/class-messages.ts";
import { insertNews, selectPlacesIn } from "../queries/class-news.ts";
import { type ClassKey, keyOf, selectStates } from "../queries/class-states.ts";
import type { ScheduleDeps } from "./board.ts";

async function ownClass(db: Database, actor: Actor, { periodId, date }: ClassKey): Promise<EntryRow> {
	const entry = await selectEntry(db, periodId, date);
	if (!entry) throw new Refusal("ERR_NOT_FOUND");
	requireClub(memberOf(actor), entry.gym.id);
	return entry;
}

/** Everyone who would hear of a change of the class, too: see `announce`. */
async function audience(tx: Database, key: ClassKey) {
	const id = await lockOccurrence(tx, key);
	const places = await selectPlacesIn(tx, id === null ? [] : [id]);
	return { recipients: await selectRecipients(tx, places), guestIds: await selectGuestIds(tx, places) };
}

async function overview(tx: Database, key: ClassKey) {
	const { recipients, guestIds } = await audience(tx, key);
	return { mailed: recipients.length, to_call: guestIds.length, sent: await selectMessages(tx, key) };
}

export async function listClassMessages({ db }: ScheduleDeps, actor: Actor, periodId: number, date: CalendarDate) {
	const key = { periodId, date };
	await ownClass(db, actor, key);
	return db.transaction((tx) => overview(tx, key));
}

/** One mail to each member, also as a notification; guests go on the call list. */
export async function sendClassMessage(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	periodId: number,
	{ date, text = "", text_eng: textEng = "" }: NewClassMessage,
) {
	const key = { periodId, date };
	const entry = await ownClass(db, actor, key);
	const at = clock.now();
	if (hasEnded({ ...entry, trainingDate: date }, at)) throw new Refusal("ERR_TRAINING_PASSED");
	if (entry.cancelled) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
	const { userId: actorId } = memberOf(actor);
	return db.transaction(async (tx) => {
		const { recipients, guestIds } = await audience(tx, key);
		const known = (await selectStates(tx, [key])).get(keyOf(key));
		if (!known || recipients.length + guestIds.length === 0) throw new Refusal("ERR_NOT_FOUND");
		if ((await selectMessages(tx, key)).length >= messagesOfClass) throw new Refusal("ERR_TOO_MANY_REQUESTS");
		const counts = { mailed: recipients.length, toCall: guestIds.length };
		const messageId = await insertMessage(tx, {
			periodId,
			trainingDate: date,
			at,
			actorId,
			text,
			textEng,
			...counts,
		});
		for (const { email: recipient, language, ...data } of recipients)
			await queueMail(tx, clock, { template: "class-message", data: { ...data, messageId }, recipient, language });
		const noPerson = { waitId: null, coachId: null, changeId: null, cause: null };
		await insertNews(
			tx,
			guestIds.map((bookingId) => ({ ...noPerson, bookingId, messageId, known })),
		);
		const audit = { action: "class_message.sent", entity: "period", entityId: periodId } as const;
		await writeAudit(tx, {
			at,
			actorId,
			...audit,
			after: { training_date: date, mailed: counts.mailed, to_call: counts.toCall },
		});
		return overview(tx, key);
	});
}

/** In the person's language if it was written in it. Undefined if its term is over. */
export async function messageText(db: Database, messageId: number, language: Locale): Promise<string | undefined> {
	const message = await selectMessage(db, messageId);
	return message && (inLocale(language, message.text, message.textEng) || message.text || message.textEng);
}
