import { randomUUID } from "node:crypto";
import { findClubByName } from "@kvart/contract/clubs";
import { type EnquiryField, trapField } from "@kvart/contract/enquiries/field";
import { type EnquiryKind, enquiryFields } from "@kvart/contract/enquiries/kinds";
import type { SentForm } from "@kvart/contract/enquiries/schemas";
import { clubNameOf } from "@kvart/contract/enquiries/shared-fields";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { digitsOf, nationalPhone } from "@kvart/contract/phone";
import type { EnquiryMark } from "@kvart/contract/staff/enquiries";
import { searchForm } from "@kvart/contract/text-search";
import { judgeProof } from "../../platform/challenge.ts";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { mailsOf, withoutFreeText } from "./mails.ts";
import {
	type EnquiryRow,
	formKeyExists,
	insertEnquiry,
	sameEnquiryExists,
	selectClubs,
	selectEnquiry,
	selectReply,
	selectTrainingNames,
} from "./queries.ts";

interface Deps {
	db: Database;
	clock: Clock;
	keys: DataKeys;
}

type Form = Record<string, string | boolean | undefined>;

function refuse(field: string): never {
	throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field, code: "invalid-value" }] });
}

/** Without the fields of the delivery, and with phones as people write them. */
function filledIn({ language: _, form_id: __, proof: ___, [trapField]: ____, ...rest }: SentForm): Form {
	const form: Form = rest;
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
	const club = findClubByName(await selectClubs(db), value ?? "");
	return club && { name: club.name, nameEng: null };
}

/** The form as it is stored, with Serbian names. */
async function resolveForm(db: Database, kind: EnquiryKind, sent: SentForm) {
	const form = filledIn(sent);
	for (const [name, field] of enquiryFields(kind)) {
		if (!field.source) continue;
		const record = (await findRecord(db, field, form[name] as string | undefined)) ?? refuse(name);
		form[name] = record.name;
	}
	const { gym_location, training_place } = form as Record<string, string | undefined>;
	return { form, club: gym_location ?? (training_place ? clubNameOf(training_place) : null) };
}

/** Stores the row with its mails. The same form sent again changes nothing. */
async function store(db: Database, row: EnquiryRow, marks: readonly EnquiryMark[]): Promise<void> {
	if (await insertEnquiry(db, { ...row, marks: [...marks] }, mailsOf(row, marks))) return;
	if (await sameEnquiryExists(db, row)) return;
	if (await formKeyExists(db, row.formKey)) refuse("form_id");
	// The proof was used before: it counts for nothing, but the enquiry is stored.
	await store(db, { ...row, challenge: null }, [...marks, "unproven"]);
}

/** Stores an enquiry. None is rejected as spam: signs of a robot are stored as marks, and staff decides. */
export async function addEnquiry(
	deps: Deps,
	kind: EnquiryKind,
	sent: SentForm,
	idempotencyKey: string | undefined,
): Promise<{ code: "SUC_SUCCESS" }> {
	const { db, clock, keys } = deps;
	const [{ club, form }, verdict] = await Promise.all([
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
	await store(db, row, marks);
	return { code: "SUC_SUCCESS" };
}

/** For the notice; undefined once the person is erased. */
export async function enquiryContent(db: Database, id: number) {
	const enquiry = await selectEnquiry(db, id);
	return enquiry?.email ? enquiry : undefined;
}

/** For the receipt: the names of records in its language. */
export async function receiptContent(db: Database, id: number, language: Locale) {
	const enquiry = await enquiryContent(db, id);
	if (!enquiry) return undefined;
	const { kind, name, marks } = enquiry;
	const form = { ...enquiry.form };
	for (const [field, { source, ...rest }] of enquiryFields(kind)) {
		const record = source && (await findRecord(db, { source, ...rest }, form[field] as string | undefined));
		if (record) form[field] = inLocale(language, record.name ?? "", record.nameEng);
	}
	return { kind, ...(marks.length > 0 ? withoutFreeText(kind, name, form) : { name, form }) };
}

/** What staff wrote; undefined once the person is erased. Blank lines separate paragraphs. */
export async function replyContent(db: Database, noteId: number) {
	const reply = await selectReply(db, noteId);
	if (!reply?.email) return undefined;
	const [subject = "", ...paragraphs] = reply.text.split("\n\n");
	return { name: reply.name, subject, text: paragraphs.join("\n\n") };
}
