import { brand } from "@kvart/contract/brand";
import { wallTime } from "@kvart/contract/time";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../platform/api.ts";
import type { Database } from "../../platform/database/database.ts";
import { writeAudit } from "../../platform/office/audit.ts";
import { enquiryOfAddresses, noteOfReferences, queueMail } from "../mail/service.ts";
import { type ParsedMail, parseMail } from "./parse.ts";
import {
	countReceived,
	insertReceived,
	lockEnquiry,
	messageExists,
	reopenEnquiry,
	selectEnquiryOfNote,
} from "./queries.ts";

export interface ReceivingDeps extends Pick<Deps, "db" | "clock" | "keys"> {
	log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
	/** The mail server whose findings about senders count. */
	checkedBy?: string | undefined;
}

export interface FetchedMail {
	source: Uint8Array;
	/** Whether the mailbox has more of it. */
	cut: boolean;
}

/** `review`: staff has to look at it in the mailbox. */
export type Outcome = "stored" | "review";

const dayMilliseconds = 86_400_000;
// Far more than a conversation has; two mail programs that answer each other reach it within minutes.
const mostPerDay = 30;

/** By the address it was sent to, or by the mail of ours that it answers. */
async function findEnquiry({ db, keys }: ReceivingDeps, mail: ParsedMail): Promise<number | null> {
	const addressed = enquiryOfAddresses(keys, mail.recipients);
	if (addressed !== null) return addressed;
	const noteId = await noteOfReferences(db, keys, mail.references);
	return noteId === null ? null : selectEnquiryOfNote(db, noteId);
}

function detailsOf({ sender, senderName, messageId, genuine, quoted, attachments, shortened, origin }: ParsedMail) {
	return { sender, senderName, messageId, genuine, quoted, attachments, shortened, bounce: origin === "bounce" };
}

/** The mail, its notice and the new state of the enquiry are stored together. */
async function store(deps: ReceivingDeps, tx: Database, enquiryId: number, mail: ParsedMail, source: Uint8Array) {
	const { clock, keys } = deps;
	const now = clock.now();
	const enquiry = await lockEnquiry(tx, enquiryId);
	// The person was erased.
	if (!enquiry?.email) return "review";
	const mark = mail.messageId || Buffer.from(source).toString("base64");
	const messageKey = keys.digest("received-mail", `${enquiryId} ${mark}`);
	if (await messageExists(tx, messageKey)) return "stored";
	if ((await countReceived(tx, enquiryId, new Date(now.getTime() - dayMilliseconds))) >= mostPerDay) return "review";
	const kind = mail.origin === "person" ? "received" : "automatic";
	const noteId = await insertReceived(tx, {
		enquiryId,
		kind,
		text: mail.text,
		mail: detailsOf(mail),
		messageKey,
		createdAt: now,
	});
	if (kind === "automatic" || !(await reopenEnquiry(tx, enquiry.mergedIntoId ?? enquiryId, now))) return "stored";
	const entry = { at: now, actorId: null, action: "enquiry.mail_received", entity: "enquiry" } as const;
	await writeAudit(tx, { ...entry, entityId: enquiry.mergedIntoId ?? enquiryId });
	await queueMail(tx, clock, {
		template: "enquiry-answer",
		recipient: enquiry.replyEmail || brand.mail.info,
		language: "sr",
		data: { noteId },
	});
	return "stored";
}

/** One notice a day: such mailboxes get spam. */
async function report({ db, clock, log }: ReceivingDeps, mail: Pick<ParsedMail, "sender" | "subject">): Promise<void> {
	log.warn("a received mail was left in the mailbox: it matches no enquiry, or could not be read");
	await queueMail(db, clock, {
		template: "mail-to-check",
		recipient: brand.mail.info,
		language: "sr",
		data: { sender: mail.sender, subject: mail.subject },
		uniqueKey: `mail-to-check ${wallTime(clock.now()).date}`,
	});
}

/** Throws if the mail should be tried again. */
export async function receiveMail(deps: ReceivingDeps, { source, cut }: FetchedMail): Promise<Outcome> {
	const mail = await parseMail(source, { cut, checkedBy: deps.checkedBy }).catch((err: unknown) => {
		deps.log.error({ err }, "a received mail could not be read");
		return null;
	});
	const enquiryId = mail && (await findEnquiry(deps, mail));
	const outcome =
		mail && enquiryId ? await deps.db.transaction((tx) => store(deps, tx, enquiryId, mail, source)) : "review";
	if (outcome === "review" && (!mail || mail.origin === "person")) {
		await report(deps, mail ?? { sender: "", subject: "" });
	}
	return outcome;
}
