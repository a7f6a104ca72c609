import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { FieldCode } from "@kvart/contract/errors";
import type { Picture } from "@kvart/media/urls";
import type { FieldName, Values } from "./form-model.ts";

interface Choice {
	/** As it is stored, in Serbian. */
	value: string;
	label: string;
}

/** By field; those that the form does not have are missing, and nobody asks for them. */
export type Choices = Readonly<Record<FieldName, Choice[]>>;

/** What every form says, in the page's language. */
export interface FormWords {
	/** Labels of the fields that the form has. */
	fields: Readonly<Record<FieldName, string>>;
	send: string;
	/** When it could not be sent and nobody knows why. */
	failed: string;
	failedTitle: string;
	retry: string;
	/** Of the field that people never see. */
	trap: string;
	kept: { text: string; startAgain: string };
	success: { title: string; text: string; close: string };
	/** Below the last question. */
	consent: { before: string; link: string; after: string };
}

export interface WizardWords extends FormWords {
	/** Beside the steps. */
	title: string;
	/** The question of each step. */
	steps: string[];
	next: string;
	back: string;
}

/** What a page with a form is given, beside its own words. */
export interface WizardData {
	kind: EnquiryKind;
	/** Bare path of the page: where the form goes without scripts. */
	path: string;
	words: WizardWords;
	picture: Picture;
	choices: Choices;
	/** Of the first step, where it only explains. */
	intro: { text: string; points: string[]; bring: string } | null;
}

export interface LeadFormData {
	path: string;
	words: FormWords & { placePrompt: string };
	choices: Choices;
	/** The centre that the address names, if there is such a one. */
	picked: string | undefined;
}

/** A form that came as a plain POST and was not sent on: what was typed, what is wrong with it, which step shows. */
export interface Posted {
	values: Values;
	codes: Record<string, FieldCode>;
	/** In the page's words, where no single field is to blame. */
	problem: string | null;
	step: number;
}
