import type { ScriptClient } from "@kvart/contract/client";
import { type EnquiryField, ruleOf } from "@kvart/contract/enquiries/field";
import type { EnquiryCall, EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { FieldCode } from "@kvart/contract/errors";
import type { FieldRule } from "@kvart/contract/rules";
import type { SelectOption } from "../../ui/select/select.tsx";

/** Texts by field name; a ticked box is "on". */
export type Values = Record<string, string>;

/** The part of a form that rules and requests need. */
export interface FormModel {
	kind: EnquiryKind;
	call: EnquiryCall;
	steps: readonly {
		fields: readonly { name: string; input: EnquiryField["input"]; required?: boolean | undefined }[];
	}[];
}

/** A plain POST that was not accepted, or that only changed the step. */
export interface Posted {
	values: Values;
	codes: Record<string, FieldCode>;
	/** An error that belongs to no field. */
	problem: string | null;
	step: number;
	/** Hours of the club in `values`. */
	hours?: SelectOption[] | undefined;
}

/** In the address after a plain POST, so that a reload does not send the form again. */
export const sentParam = "sent";
/** The step that a button of a plain POST goes to. */
export const stepParam = "step";

export function namesOf({ fields }: FormModel["steps"][number]): string[] {
	return fields.map(({ name }) => name);
}

export function rulesOf({ steps }: FormModel): Record<string, FieldRule> {
	return Object.fromEntries(steps.flatMap(({ fields }) => fields).map((field) => [field.name, ruleOf(field)]));
}

/** The first step with a wrong field. */
export function stepOf({ steps }: FormModel, isWrong: (field: string) => boolean): number {
	return Math.max(
		0,
		steps.findIndex((step) => namesOf(step).some(isWrong)),
	);
}

interface Delivery {
	language: string;
	form_id: string;
	/** The value of the hidden field. */
	website: string;
	proof?: string | undefined;
}

/** The whole form: empty texts for what was left empty, a boolean for a box. */
export function bodyOf({ steps }: FormModel, values: Values): Record<string, string | boolean> {
	const fields = steps.flatMap((step) => step.fields);
	return Object.fromEntries(
		fields.map(({ name, input }) => [name, input === "terms" ? Boolean(values[name]) : (values[name] ?? "")]),
	);
}

/** Sends the form, from the browser or the server. The API validates it. */
export async function postForm(
	api: ScriptClient,
	{ call }: FormModel,
	body: ReturnType<typeof bodyOf>,
	delivery: Delivery,
	signal?: AbortSignal,
): Promise<void> {
	const send = api[call] as (input: { body: unknown }, options?: { signal: AbortSignal }) => Promise<unknown>;
	await send({ body: { ...body, ...delivery } }, signal && { signal });
}
