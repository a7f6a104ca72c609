import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { Picture } from "@kvart/media/urls";

export interface Choice {
	/** As it is stored, in Serbian. */
	value: string;
	label: string;
}

/** What every form says, in the page's language. */
export interface FormWords {
	/** Labels by field. */
	fields: Record<string, string>;
	send: string;
	/** When it could not be sent and nobody knows why. */
	failed: string;
	failedTitle: string;
	retry: string;
	/** Of the field that people never see. */
	trap: string;
	draft: { text: string; resume: string; discard: string };
	success: { title: string; text: string; close: string };
}

export interface WizardWords extends FormWords {
	/** Beside the steps. */
	title: string;
	/** The question of each step. */
	steps: string[];
	next: string;
	back: string;
	/** Below the last question. */
	consent: { before: string; link: string; after: string };
}

/** What a page with a form is given, beside its own words. */
export interface WizardData {
	kind: EnquiryKind;
	/** Bare path of the page: where the form goes without scripts. */
	path: string;
	words: WizardWords;
	picture: Picture;
	/** By field. */
	choices: Record<string, Choice[]>;
	/** Of the first step, where it only explains. */
	intro: { text: string; points: string[]; bring: string } | null;
}

export interface LeadFormData {
	path: string;
	words: FormWords & { placePrompt: string; consent: WizardWords["consent"] };
	choices: Record<string, Choice[]>;
}
