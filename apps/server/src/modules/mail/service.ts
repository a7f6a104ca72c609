import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "@kvart/contract/locale";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MailCap } from "../../platform/mail-gate.ts";
import type { MailContext, RenderMail } from "../../platform/mailing.ts";
import { countKey } from "../../platform/shared-counts.ts";
import type { Mail, MailTemplate } from "./contents.ts";
import { type CappedTemplate, mailKinds } from "./kinds.ts";
import { mailIdsIn, messageIdOf } from "./message-id.ts";
import { insertMail, insertUncapped, selectMailIds, selectMailsOf, selectReplies } from "./queries.ts";

export type { MailContents, MailTemplate } from "./contents.ts";
export { dateLabel, nearMoment, pastMoment, trainingMoment } from "./moments.ts";
export { officeAddress, pageAddress, schedulePath, sheetPath } from "./page-address.ts";

// The rotation of DATA_KEY re-encrypts the links that wait.
export const linkPurpose = "mail-link";

/** A link opens the account, and backups contain the queue: its token is stored encrypted. */
export function sealToken(keys: DataKeys, token: string): string {
	return keys.encrypt(linkPurpose, token);
}

export function openToken(keys: DataKeys, sealedToken: string): string {
	return keys.decrypt(linkPurpose, sealedToken);
}

/** Call it in the transaction of the change that the mail is about. False if its key was queued before. */
export async function queueMail(
	db: Database,
	clock: Clock,
	mail: Mail<Exclude<MailTemplate, CappedTemplate>>,
): Promise<boolean> {
	const { queued } = await insertMail(db, { uniqueKey: null, ...mail, at: clock.now(), cap: null });
	return queued;
}

/** As `queueMail`, in one statement. */
export async function queueAllMails(
	db: Database,
	clock: Clock,
	mails: readonly Mail<Exclude<MailTemplate, CappedTemplate>>[],
): Promise<void> {
	await insertUncapped(db, mails, clock.now());
}

export interface CapDeps {
	clock: Clock;
	keys: DataKeys;
	env: { readonly RATE_LIMIT: "on" | "off" };
}

const dayMilliseconds = 86_400_000;

/** For `queueMails`; null if limits are off. */
export function mailCap({ clock, keys, env }: CapDeps, template: CappedTemplate, recipient: string): MailCap | null {
	if (env.RATE_LIMIT === "off") return null;
	return {
		key: countKey(keys, `mail ${template} ${recipient.toLowerCase()}`),
		allowed: mailKinds[template].daily,
		endsAt: new Date(clock.now().getTime() + dayMilliseconds).toISOString(),
	};
}

const cappedMails = new Map<string, number>();

/** Counts a mail that was not queued because of its cap. */
export function recordCapped(template: CappedTemplate): void {
	cappedMails.set(template, (cappedMails.get(template) ?? 0) + 1);
}

/** For the metrics of this server, by template. */
export function readCappedMails(): Record<string, number> {
	return Object.fromEntries(cappedMails);
}

/** As `queueMail`, for mails that strangers can have sent. False if the address has had enough of them for today. */
export async function queueCappedMail(
	db: Database,
	deps: CapDeps,
	mail: Mail<CappedTemplate>,
	cap = mailCap(deps, mail.template, mail.recipient),
): Promise<boolean> {
	const { queued, allowed } = await insertMail(db, { uniqueKey: null, ...mail, at: deps.clock.now(), cap });
	if (!allowed) recordCapped(mail.template);
	return queued;
}

/** Mails about one class differ by whether the person is booked or waits. */
function kindOf({ template, data }: { template: string; data: Record<string, unknown> }): string {
	const { newsIds = [], bookingIds = [] } = data as { newsIds?: number[]; bookingIds?: number[] };
	return newsIds.length === 1 ? `${template} ${bookingIds.length}` : template;
}

/** The mails of a change, each kind in both languages, and the recipients. */
export async function previewMails(changeId: number, render: RenderMail, context: Omit<MailContext, "language">) {
	const rows = await selectMailsOf(context.db, changeId);
	const messages: { language: Locale; subject: string; text: string; count: number }[] = [];
	for (const [kind, alike] of Map.groupBy(rows, kindOf)) {
		const [template = ""] = kind.split(" ");
		for (const language of locales) {
			const sample = alike.find((row) => row.language === language) ?? alike[0];
			const mail = sample && (await render(template, sample.data, { ...context, language }));
			if (mail) messages.push({ language, subject: mail.subject, text: mail.text, count: alike.length });
		}
	}
	return { messages, recipients: [...new Set(rows.map(({ recipient }) => recipient))] };
}

/** The note that a mail of ours with one of these message ids was about; null if there is none, or it is not ours. */
export async function noteOfReferences(db: Database, keys: DataKeys, references: string): Promise<number | null> {
	for (const mail of await selectReplies(db, mailIdsIn(references).slice(-50))) {
		if (references.includes(messageIdOf(keys, mail))) return mail.noteId;
	}
	return null;
}

export { deleteMailsOf, mailsFrom, templateName } from "./queries.ts";
export { answerFolders, enquiryOfAddresses, taggedAddress } from "./reply-address.ts";

/** Where mails are written without a mail server. Their names start with the id. */
export function mailFolder(dataDirectory: string): string {
	return join(dataDirectory, "mail");
}

/** Deletes the files of mails whose row is gone, also of those that another server deleted. */
export async function sweepMailFiles(db: Database, dataDirectory: string): Promise<void> {
	const folder = mailFolder(dataDirectory);
	const files = (await readdir(folder).catch(() => [])).map((name) => ({ name, id: Number.parseInt(name, 10) }));
	const ids = files.flatMap(({ id }) => (id > 0 ? [id] : []));
	if (ids.length === 0) return;
	const existing = await selectMailIds(db, ids);
	const orphans = files.filter(({ id }) => id > 0 && !existing.has(id));
	await Promise.all(orphans.map(({ name }) => rm(join(folder, name), { force: true })));
}
