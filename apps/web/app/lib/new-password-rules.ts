import { passwordRule, repeatedPasswordRule } from "@kvart/contract/rules";

/** For a new password, typed twice. */
export const newPasswordRules = {
	password: passwordRule,
	re_password: (value: string, { password }: { password: string }) => repeatedPasswordRule(password)(value),
};
