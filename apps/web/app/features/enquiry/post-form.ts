import type { Client } from "@kvart/contract/client";
import type { EnquiryKind } from "@kvart/contract/enquiry-choices";

/** What travels with the form. */
export interface Envelope {
	language: string;
	form_id: string;
	/** Of the hidden field. */
	website: string;
	proof?: string | undefined;
}

/** Sends one of the forms, from the browser and from the server alike. What it holds is for the API to judge. */
export async function postForm(
	api: Client,
	kind: EnquiryKind,
	form: Record<string, string | boolean>,
	envelope: Envelope,
	signal?: AbortSignal,
): Promise<void> {
	const sendTo = {
		free_training: api.sendFreeTrainingForm,
		price: api.sendPriceForm,
		training_selection: api.sendTrainingSelectionForm,
		lending_page: api.sendLeadForm,
	}[kind] as (input: { body: unknown }, options?: { signal: AbortSignal }) => Promise<unknown>;
	await sendTo({ body: { ...form, ...envelope } }, signal && { signal });
}
