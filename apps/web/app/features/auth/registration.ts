import { emailRule, jmbgRule, newPasswordRules, phoneRule, required } from "@kvart/contract/rules";
import { clearInTab, readInTab, storeInTab } from "../../lib/storage.ts";

export const emptyRegistration = {
	first_name: "",
	last_name: "",
	email: "",
	phone: "",
	card_id: "",
	jmbg: "",
	password: "",
	re_password: "",
};

export type Registration = typeof emptyRegistration;

export const registrationRules = {
	first_name: required,
	last_name: required,
	email: emailRule,
	phone: phoneRule,
	jmbg: jmbgRule,
	...newPasswordRules,
};

/** Shown again and saved as a draft: never a password. */
const draftFields = ["first_name", "last_name", "email", "phone", "card_id", "jmbg"] as const;
export type Draft = Partial<Pick<Registration, (typeof draftFields)[number]>>;

export function draftOf(values: Registration): Draft {
	return Object.fromEntries(draftFields.map((name) => [name, values[name]]));
}

/** In this tab: it survives a reload, another page and the other language. */
export function saveDraft(values: Registration): void {
	const draft = draftOf(values);
	if (Object.values(draft).some(Boolean)) storeInTab("registration", JSON.stringify(draft));
	else deleteDraft();
}

export function readDraft(): Draft {
	try {
		const stored: unknown = JSON.parse(readInTab("registration") ?? "{}");
		const entries = Object.entries(stored as object).filter(
			([name, value]) => typeof value === "string" && draftFields.some((field) => field === name),
		);
		return Object.fromEntries(entries);
	} catch {
		return {};
	}
}

export function deleteDraft(): void {
	clearInTab("registration");
}
