import { createHash } from "node:crypto";
import type { Locale } from "@kvart/contract/locale";
import { digitsOf, hasPhoneShape, normalPhone } from "@kvart/contract/phone";
import { emailRule, passwordMinLength, passwordRule } from "@kvart/contract/rules";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { Env } from "../env.ts";
import { pageAddress } from "../modules/mail/page-address.ts";
import { isCommonPassword } from "../modules/members/passwords/common-passwords.ts";
import { hashPassword } from "../modules/members/secrets.ts";
import { replaceCredentials } from "../modules/members/service/credentials.ts";
import { eraseContact } from "../modules/members/service/erasure.ts";
import { invitationToken } from "../modules/members/service/mail-links.ts";
import { removeAllPasskeys } from "../modules/passkeys/service/own-passkeys.ts";
import { insertAccount, lockByEmail, promote, replaceClubs } from "../modules/staff/accounts/queries.ts";
import { clearSecondFactor } from "../modules/staff/session/service/second-factor.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { writeAudit } from "../platform/office/audit.ts";

/** The message is printed at the terminal. */
export class CommandError extends Error {
	override name = "CommandError";
}

export interface CommandDeps {
	db: Database;
	clock: Clock;
	publicUrl: string;
	env: Env;
}

export interface NewAdministrator {
	email: string;
	firstName: string;
	lastName: string;
	language: Locale;
	/** Without it, a link to set one is printed. */
	password?: string | undefined;
}

function checkedEmail(text: string): string {
	const email = text.trim().toLowerCase();
	if (emailRule(email)) throw new CommandError(`"${text}" is not an e-mail address.`);
	return email;
}

async function storedPassword(password: string | undefined): Promise<string | null> {
	if (password === undefined) return null;
	if (passwordRule(password))
		throw new CommandError(`The password must have at least ${passwordMinLength} characters.`);
	const sha512 = createHash("sha512").update(password).digest("hex");
	if (await isCommonPassword(sha512))
		throw new CommandError("The password is too common: it is among the first to be guessed.");
	return hashPassword(sha512);
}

async function linkLines(tx: Database, { clock, publicUrl }: CommandDeps, userId: number, language: Locale) {
	const token = await invitationToken(tx, clock, userId);
	return [
		`Open this address to set the password. It works once, for ${inviteLinkHours / 24} days:`,
		pageAddress(publicUrl, language, "/reset-password", { token }),
	];
}

async function audit(tx: Database, { clock }: CommandDeps, userId: number, what: string): Promise<void> {
	const action = `account.${what}` as const;
	await writeAudit(tx, { at: clock.now(), actorId: null, action, entity: "account", entityId: userId });
}

/** Returns the lines to print. */
export async function createAdministrator(deps: CommandDeps, wanted: NewAdministrator): Promise<string[]> {
	const email = checkedEmail(wanted.email);
	const passwordHash = await storedPassword(wanted.password);
	const { firstName, lastName, language } = wanted;
	return deps.db.transaction(async (tx) => {
		const existing = await lockByEmail(tx, email);
		if (existing?.role === "admin") throw new CommandError(`${email} is an administrator already.`);
		if (existing) {
			throw new CommandError(
				`${email} has an account already (${existing.role}).\nMake it an administrator: npm run admin -- promote ${email}`,
			);
		}
		const now = deps.clock.now();
		const id = await insertAccount(tx, {
			email,
			firstName,
			lastName,
			phone: "",
			// Unique, although there is no phone.
			phoneDigits: `none:${email}`,
			language,
			role: "admin",
			passwordHash,
			emailVerifiedAt: passwordHash === null ? null : now,
			createdAt: now,
		});
		await audit(tx, deps, id, "created");
		const lines = passwordHash === null ? await linkLines(tx, deps, id, language) : [];
		return [`${email} is an administrator.`, ...lines];
	});
}

async function existingAccount(tx: Database, email: string) {
	const account = await lockByEmail(tx, email);
	if (account) return account;
	throw new CommandError(`${email} has no account.\nCreate one: npm run admin -- create ${email}`);
}

/** Nothing that opened a member's account opens an administrator's: the printed link sets a new password. */
export async function promoteAccount(deps: CommandDeps, address: string): Promise<string[]> {
	const email = checkedEmail(address);
	return deps.db.transaction(async (tx) => {
		const account = await existingAccount(tx, email);
		if (account.blockedAt) throw new CommandError(`${email} is blocked. An administrator can unblock it at /staff.`);
		if (account.role === "admin" && account.canLogIn) throw new CommandError(`${email} is an administrator already.`);
		const isMember = account.role === "member";
		if (isMember) await replaceCredentials(tx, account.id, null, deps.clock.now());
		await promote(tx, account.id, "admin");
		await replaceClubs(tx, account.id, []);
		await audit(tx, deps, account.id, "promoted");
		const lines = account.canLogIn && !isMember ? [] : await linkLines(tx, deps, account.id, account.language);
		return [`${email} is an administrator now.`, ...lines];
	});
}

/** For the only administrator; others can be helped in the office. */
export async function resetSecondFactor(deps: CommandDeps, address: string): Promise<string[]> {
	const email = checkedEmail(address);
	return deps.db.transaction(async (tx) => {
		const { id } = await existingAccount(tx, email);
		await clearSecondFactor(tx, id);
		await removeAllPasskeys(tx, id);
		await audit(tx, deps, id, "second_factor_reset");
		return [`${email} logs in with the password alone now, and sets up a new second factor where one is required.`];
	});
}

/** For guests and people who sent an enquiry. Identify them first. */
export async function erasePersonWithoutAccount(deps: CommandDeps, contact: string): Promise<string[]> {
	const email = contact.trim().toLowerCase();
	const isEmail = !emailRule(email);
	if (!isEmail && !hasPhoneShape(contact)) {
		throw new CommandError(`"${contact}" is neither an e-mail address nor a phone number.`);
	}
	const erased = await eraseContact(deps, {
		email: isEmail ? email : "",
		phoneDigits: isEmail ? "" : digitsOf(normalPhone(contact)),
	});
	if (!erased) throw new CommandError(`${contact} has an account. Erase it in the office, under "Members".`);
	return [`Erased: ${erased.bookings} bookings, ${erased.enquiries} enquiries, ${erased.mails} mails.`];
}
