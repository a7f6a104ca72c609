import { randomUUID } from "node:crypto";
import type { Delivery } from "@kvart/contract/enquiries";
import { clubNameOf, type EnquiryKind, trapField } from "@kvart/contract/enquiry-choices";
import { inLocale } from "@kvart/contract/locale";
import { digitsOf, nationalPhone } from "@kvart/contract/phone";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { judgeProof } from "./challenge.ts";
import { clubOf, wishOf } from "./choices.ts";
import { type Mark, mailsOf } from "./mails.ts";
import { type EnquiryRow, formKeyExists, insertEnquiry, sameEnquiryExists } from "./queries.ts";

/** What every form has; the rest differs and is kept as it came. */
interface SentForm extends Delivery {
	name: string;
	email: string;
	phone_1: string;
	phone_2?: string | undefined;
	wish_to_try?: string | undefined;
	training_place?: string;
	gym_location?: string;
}

interface Deps {
	db: Database;
	clock: Clock;
	keys: DataKeys;
}

type KeptForm = Pick<EnquiryRow, "club" | "form"> & {
	/** The form in the words of the receipt. */
	told: Record<string, unknown>;
};

/** What was filled in, without what only served its delivery, and with phones as people know them. */
function filledIn({ language: _, form_id: __, proof: ___, [trapField]: ____, ...form }: SentForm) {
	const second = form.phone_2 === undefined ? {} : { phone_2: nationalPhone(form.phone_2) };
	return { ...form, phone_1: nationalPhone(form.phone_1), ...second };
}

/** The form as it is kept: choices in their Serbian spelling. */
async function formOf(db: Database, kind: EnquiryKind, sent: SentForm): Promise<KeptForm> {
	const { language } = sent;
	const form = filledIn(sent);
	if (kind === "free_training") {
		const { name, nameEng } = await wishOf(db, form.wish_to_try);
		const told = { ...form, wish_to_try: inLocale(language, name, nameEng) };
		return { club: null, form: { ...form, wish_to_try: name }, told };
	}
	if (kind === "lending_page") {
		const club = await clubOf(db, form.gym_location ?? "");
		const named = { ...form, gym_location: club };
		return { club, form: named, told: named };
	}
	return { club: clubNameOf(form.training_place ?? ""), form: { ...form }, told: { ...form } };
}

/** Keeps the row with its mails, unless the very same form was sent before: then it is kept already. */
async function keep(deps: Deps, row: EnquiryRow, told: KeptForm["told"], marks: readonly Mark[]): Promise<void> {
	const { db, clock } = deps;
	if (await insertEnquiry(db, { ...row, marks: [...marks] }, mailsOf(clock, row, told, marks))) return;
	if (await sameEnquiryExists(db, row)) return;
	if (await formKeyExists(db, row.formKey)) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "form_id", code: "invalid-value" }] });
	}
	// Somebody handed the same proof in twice: it is worth nothing now, but the enquiry is not lost for it.
	await keep(deps, { ...row, challenge: null }, told, [...marks, "unproven"]);
}

/**
 * Takes a form in. Nobody is turned away for looking like a robot: what speaks against a person is kept with the
 * enquiry, and those who answer decide.
 */
export async function takeEnquiry(
	deps: Deps,
	kind: EnquiryKind,
	sent: SentForm,
	idempotencyKey: string | undefined,
): Promise<{ code: "SUC_SUCCESS" }> {
	const { db, clock, keys } = deps;
	const [{ club, form, told }, verdict] = await Promise.all([
		formOf(db, kind, sent),
		judgeProof(clock, keys, sent.proof),
	]);
	const marks: Mark[] = [];
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
	await keep(deps, row, told, marks);
	return { code: "SUC_SUCCESS" };
}
