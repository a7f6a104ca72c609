import type { ErrorCode, FieldError } from "@kvart/contract/errors";
import type { Registration } from "@kvart/contract/members";
import { digitsOf } from "@kvart/contract/phone";
import { violatedConstraint } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { auditMember, insertUser, type NewUser, selectSocialLogin } from "../queries/users.ts";
import { hashPassword } from "../secrets.ts";
import type { SocialAccount } from "../social/account.ts";
import { sendLink } from "./mail-links.ts";
import { countNationalId } from "./national-id-limits.ts";
import { isProvenCall } from "./unproven-mails.ts";

const duplicates: Record<string, ErrorCode> = {
	users_email_key: "ERR_DUPLICATED_EMAIL",
	users_phone_key: "ERR_DUPLICATED_PHONE",
	users_jmbg_key: "ERR_DUPLICATED_JMBG",
	users_google_key: "ERR_DUPLICATED_GOOGLE",
	users_facebook_key: "ERR_DUPLICATED_FACEBOOK",
};

/** A refusal if a unique index was violated, else the error itself. */
export function duplicateRefusal(error: unknown): unknown {
	const code = duplicates[violatedConstraint(error) ?? ""];
	return code ? new Refusal(code) : error;
}

type Credentials = Partial<Pick<NewUser, "passwordHash" | "cardId" | "jmbgCipher" | "jmbgDigest">> &
	Partial<Pick<NewUser, "googleId" | "facebookId">>;

/** A registration with a provider's account has the address that the provider knows, and cannot reserve another's. */
function refuseOtherAddress(input: Registration, social: SocialAccount | null): void {
	if (!input.email || !social?.email || input.email === social.email.toLowerCase()) return;
	throw new Refusal("ERR_BAD_EMAIL", { errors: [{ field: "email", code: "invalid-value" }] });
}

/** From the form, or else from the provider. */
function nameOf(input: Registration, social: SocialAccount | null) {
	const firstName = input.first_name ?? social?.firstName;
	const lastName = input.last_name ?? social?.lastName;
	const email = input.email ?? social?.email?.toLowerCase();
	const missing = Object.entries({ first_name: firstName, last_name: lastName, email }).filter(([, value]) => !value);
	if (!firstName || !lastName || !email) {
		const errors = missing.map(([field]): FieldError => ({ field, code: "required-field" }));
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors });
	}
	return { firstName, lastName, email };
}

async function socialAccountOf({ db, socialAccount }: MemberDeps, input: Registration): Promise<SocialAccount | null> {
	if ("password" in input) return null;
	const account =
		"google_token" in input
			? await socialAccount("google", input.google_token)
			: await socialAccount("facebook", input.facebook_token);
	// Checked first, because otherwise the e-mail address would be reported as taken.
	if (await selectSocialLogin(db, account.provider, account.id)) {
		throw new Refusal(account.provider === "google" ? "ERR_DUPLICATED_GOOGLE" : "ERR_DUPLICATED_FACEBOOK");
	}
	return account;
}

async function credentialsOf({ keys }: MemberDeps, input: Registration, social: SocialAccount | null) {
	const credentials: Credentials = {};
	if (social) credentials[social.provider === "google" ? "googleId" : "facebookId"] = social.id;
	if (!("password" in input)) return credentials;
	credentials.passwordHash = await hashPassword(input.password);
	if (input.card_id) credentials.cardId = input.card_id;
	if (input.jmbg) {
		credentials.jmbgCipher = keys.encrypt("jmbg", input.jmbg);
		credentials.jmbgDigest = keys.digest("jmbg", input.jmbg);
	}
	return credentials;
}

/** `address` is the visitor's. */
export async function register(deps: MemberDeps, input: Registration, address: string): Promise<void> {
	const { db, clock } = deps;
	if ("password" in input) await refuseCommonPassword(input.password);
	const social = await socialAccountOf(deps, input);
	refuseOtherAddress(input, social);
	const name = nameOf(input, social);
	const proven = await isProvenCall(deps, { address, proof: input.proof });
	if ("password" in input && input.jmbg) await countNationalId(deps, { email: name.email, address, proven });
	const row: NewUser = {
		...name,
		phone: input.phone,
		phoneDigits: digitsOf(input.phone),
		language: input.language,
		createdAt: clock.now(),
		...(await credentialsOf(deps, input, social)),
	};
	try {
		await db.transaction(async (tx) => {
			const id = await insertUser(tx, row);
			await sendLink(tx, deps, "verify", { id, email: name.email }, input.language, {
				order: input.order,
			});
			await auditMember(tx, clock.now(), id, "member.registered");
		});
	} catch (error) {
		throw duplicateRefusal(error);
	}
}
