import { passwordRule, repeatedPasswordRule } from "@kvart/contract/rules";

/** For forms in which a password is chosen: typed twice, and both times the same. */
export const newPasswordRules = {
	password: passwordRule,
	re_password: (value: string, { password }: { password: string }) => repeatedPasswordRule(password)(value),
};
