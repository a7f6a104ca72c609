import type { providerLink } from "@kvart/contract/members";
import { proofMinutes } from "@kvart/contract/proof";
import type { z } from "zod";
import { systemClock } from "../../../platform/clock.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { auditMember, lockUser, updateUser } from "../queries/users.ts";
import { providersOf, type SocialProvider, socialColumns } from "../social/account.ts";
import { ownRow } from "./profile.ts";
import { duplicateRefusal } from "./register.ts";

const duplicated = (provider: SocialProvider) =>
	new Refusal(provider === "google" ? "ERR_DUPLICATED_GOOGLE" : "ERR_DUPLICATED_FACEBOOK");

/** Writes the change and notifies the member by mail, in case it was another person. */
async function saveProvider(
	{ db, clock }: MemberDeps,
	userId: number,
	provider: SocialProvider,
	id: string | null,
): Promise<void> {
	const now = clock.now();
	const change = id === null ? "unlinked" : "linked";
	await db.transaction(async (tx) => {
		const user = await lockUser(tx, userId);
		if (!user) throw new Refusal("ERR_SESSION_NOT_VALID");
		const others = providersOf(user).filter((linked) => linked !== provider);
		// The last log-in: the member sets a password first.
		if (id === null && user.passwordHash === null && others.length === 0) {
			throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "password", code: "required-field" }] });
		}
		const present = user[socialColumns[provider]];
		if (present === id) return;
		// Another account there is unlinked first, which tells the owner.
		if (id !== null && present !== null) throw duplicated(provider);
		await updateUser(tx, userId, { [socialColumns[provider]]: id });
		await auditMember(tx, now, userId, `member.provider_${change}`, { providers: [provider] });
		const { email: recipient, language, firstName } = user;
		const data = { firstName, provider, change, changedAt: now.toISOString() } as const;
		await queueMail(tx, clock, { template: "provider-changed", recipient, language, data });
	});
}

export async function linkProvider(
	deps: MemberDeps,
	userId: number,
	input: z.output<typeof providerLink>,
): Promise<void> {
	const { provider, id } =
		"google_token" in input
			? await deps.socialAccount("google", input.google_token)
			: await deps.socialAccount("facebook", input.facebook_token);
	try {
		await saveProvider(deps, userId, provider, id);
	} catch (error) {
		throw duplicateRefusal(error);
	}
}

export async function unlinkProvider(deps: MemberDeps, userId: number, provider: SocialProvider): Promise<void> {
	await saveProvider(deps, userId, provider, null);
}

/** For other modules: whether the token was just issued, by the provider's time, for the account that is linked. */
export async function isLinkedAccount(
	deps: MemberDeps,
	userId: number,
	provider: SocialProvider,
	token: string,
): Promise<boolean> {
	const { id, issuedAt } = await deps.socialAccount(provider, token);
	const isFresh = issuedAt !== null && systemClock.now().getTime() - issuedAt.getTime() < proofMinutes * 60_000;
	return isFresh && (await ownRow(deps, userId))[socialColumns[provider]] === id;
}
