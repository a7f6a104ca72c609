import { emailRule, jmbgRule, phoneRule, required } from "@kvart/contract/rules";
import { newPasswordRules } from "../../lib/new-password-rules.ts";

/** What the form asks for. */
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

/** What may be shown and kept again: never a password. */
export const keptFields = ["first_name", "last_name", "email", "phone", "card_id", "jmbg"] as const;

export const registrationRules = {
	first_name: required,
	last_name: required,
	email: emailRule,
	phone: phoneRule,
	jmbg: jmbgRule,
	...newPasswordRules,
};
