import { randomUUID } from "node:crypto";
import { findClubByName } from "@kvart/contract/clubs";
import { isMembership } from "@kvart/contract/content";
import { type EnquiryField, trapField } from "@kvart/contract/enquiries/field";
import { type EnquiryKind, enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { SentForm } from "@kvart/contract/enquiries/schemas";
import { clubNameOf } from "@kvart/contract/enquiries/shared-fields";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { digitsOf, nationalPhone } from "@kvart/contract/phone";
import type { EnquiryMark } from "@kvart/contract/staff/enquiry-rules";
import { searchForm } from "@kvart/contract/text-search";
import type { Deps } from "../../platform/api.ts";
import { judgeProof } from "../../platform/challenge.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { mailCap, recordCapped } from "../mail/service.ts";
import { chosenOf, mailsOf } from "./mails.ts";
import {
	type EnquiryRow,
	formKeyExists,
	insertEnquiry,
	sameEnquiryExists,
	selectAnswer,
	selectClubs,
	selectEnquiry,
	selectPriceGroups,
	selectReply,
	selectTrainingNames,
} from "./queries.ts";
import { bookedTrial, findTrial, storeWithPlace, type Trial } from "./trial.ts";

type EnquiryDeps = Pick<Deps, "db" | "clock" | "keys" | "counts" | "env">;

type Form = Record<string, string | boolean | undefined>;

function refuse(field: string): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
}

/** Without empty fields and those of the delivery, and with phones as people write them. */
function filledIn({ language: _, form_id: __, proof: ___, [trapField]: ____, ...rest }: SentForm): Form {
	const form: Form = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ""));
	const phones = ["phone_1", "phone_2"].flatMap((name) => {
		const phone = form[name];
		return typeof phone === "string" ? [[name, nationalPhone(phone)]] : [];
	});
	return { ...form, ...Object.fromEntries(phones) };
}

/** A training by its name in either language, the first of the gym if none is given; null if there is no such one. */
async function findTraining(db: Database, wish: string | undefined) {
	const trainings = await selectTrainingNames(db);
	return wish === undefined
		? trainings.find(({ type }) => type === "gym")
		: trainings.find(({ name, nameEng }) => [name, nameEng].some((text) => searchForm(text) === searchForm(wish)));
}

/** The record that a field names: `name` is stored, `nameEng` is for an English receipt. */
async function findRecord(db: Database, { source, choices }: EnquiryField, value: string | undefined) {
	if (choices?.some((choice) => choice.value === value)) return { name: value, nameEng: null };
	if (source === "trainings") return findTraining(db, value);
	if (source === "plans") {
		const groups = await selectPriceGroups(db);
		const plan = groups.find(({ title, items }) => title === value && items.some(isMembership));
		return plan && { name: plan.title, nameEng: plan.title_eng };
	}
	const club = findClubByName(await selectClubs(db), value ?? "");
	return club && { name: club.name, nameEng: null };
}

/** The form as it is stored, with Serbian names. */
async function resolveForm(db: Database, kind: EnquiryKind, sent: SentForm) {
	const form = filledIn(sent);
	for (const [name, field] of enquiryFields(kind)) {
		// Only a training has a default.
		if (!field.source || (field.source !== "trainings" && form[name] === undefined)) continue;
		const record = (await findRecord(db, field, form[name] as string | undefined)) ?? refuse(name);
		form[name] = record.name;
	}
	const { gym_location, training_place, trial_gym, trial_hour } = form as Record<string, string | undefined>;
	const trial = await findTrial(db, trial_hour);
	if (trial) Object.assign(form, { trial_gym: trial.club, trial_hour: trial.label });
	const club = trial?.club ?? gym_location ?? trial_gym;
	return { form, trial, club: club ?? (training_place ? clubNameOf(training_place) : null) };
}

interface Storing {
	row: EnquiryRow;
	marks: readonly EnquiryMark[];
	/** Null without an hour, and for robots. */
	trial: Trial | null;
	sent: SentForm & { address: string };
}

/** Stores the row with its mails and its place. The same form sent again changes nothing. */
async function store(deps: EnquiryDeps, { row, marks, trial, sent }: Storing): Promise<void> {
	const { db } = deps;
	const about = mailsOf(row, marks, mailCap(deps, "enquiry-receipt", row.email));
	const insert = async (tx: Database) => {
		const stored = await insertEnquiry(tx, { ...row, marks: [...marks], trialBooked: trial !== null }, about);
		if (stored?.capped) recordCapped("enquiry-receipt");
		return stored?.id;
	};
	if (trial && (await sameEnquiryExists(db, row))) return;
	if ((await (trial ? storeWithPlace(deps, trial, sent, insert) : insert(db))) !== undefined) return;
	if (await sameEnquiryExists(db, row)) return;
	if (await formKeyExists(db, row.formKey)) refuse("form_id");
	// The proof was used before: it counts for nothing, but the enquiry is stored.
	await store(deps, { row: { ...row, challenge: null }, marks: [...marks, "unproven"], trial, sent });
}

/** Stores an enquiry. None is rejected as spam: signs of a robot are stored as marks, and staff decides. */
export async function addEnquiry(
	deps: EnquiryDeps,
	kind: EnquiryKind,
	sent: SentForm,
	{ idempotencyKey, address }: { idempotencyKey: string | undefined; address: string },
): Promise<{ code: "SUC_SUCCESS" }> {
	const { db, clock, keys } = deps;
	const [{ club, form, trial }, verdict] = await Promise.all([
		resolveForm(db, kind, sent),
		judgeProof(clock, keys, sent.proof),
	]);
	const marks: EnquiryMark[] = [];
	if (sent[trapField]) marks.push("trap");
	if (!verdict.proven) marks.push("unproven");
	else if (verdict.hasty) marks.push("hasty");
	const row: EnquiryRow = {
		kind,
		name: sent.name,
		email: sent.email,
		phone: sent.phone_1,
		phoneDigits: digitsOf(sent.phone_1),
		club,
		form,
		language: sent.language,
		formKey: `${kind}:${sent.form_id ?? idempotencyKey ?? randomUUID()}`,
		challenge: verdict.proven ? verdict.challenge : null,
		createdAt: clock.now(),
	};
	const place = marks.includes("trap") ? null : trial;
	await store(deps, { row, marks, trial: place, sent: { ...sent, address } });
	return { code: "SUC_SUCCESS" };
}

/** For the notice; undefined once the person is erased. */
export async function enquiryContent(db: Database, id: number) {
	const enquiry = await selectEnquiry(db, id);
	return enquiry?.email ? enquiry : undefined;
}

/** For the receipt: what was chosen, with the names of records in its language. */
export async function receiptContent(db: Database, id: number, language: Locale) {
	const enquiry = await enquiryContent(db, id);
	if (!enquiry) return undefined;
	const { kind } = enquiry;
	const form = chosenOf(kind, enquiry.form);
	for (const [field, { source, ...rest }] of enquiryFields(kind)) {
		const record = source && (await findRecord(db, { source, ...rest }, form[field] as string | undefined));
		if (record) form[field] = inLocale(language, record.name ?? "", record.nameEng);
	}
	const trial = await bookedTrial(db, id, language);
	if (trial !== undefined) form["trial_hour"] = trial;
	return { kind, form };
}

/** A reply by staff; undefined once the person is erased. Blank lines separate paragraphs. */
export async function replyContent(db: Database, noteId: number) {
	const reply = await selectReply(db, noteId);
	if (!reply?.email) return undefined;
	const [subject = "", ...paragraphs] = reply.text.split("\n\n");
	const { name, replyTo, enquiryId, inReplyTo } = reply;
	return { name, replyTo, enquiryId, inReplyTo, subject, text: paragraphs.join("\n\n") };
}

/** The person's answer by mail; undefined once they are erased. */
export async function answerContent(db: Database, noteId: number) {
	const answer = await selectAnswer(db, noteId);
	return answer?.email && answer.mail ? { ...answer, mail: answer.mail } : undefined;
}
