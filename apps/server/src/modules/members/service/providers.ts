import type { providerLink } from "@kvart/contract/members";
import type { z } from "zod";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { auditMember, lockUser, updateUser } from "../queries/users.ts";
import { providersOf, type SocialProvider, socialColumns } from "../social/account.ts";
import { requirePassword } from "./own-password.ts";
import { ownRow } from "./profile.ts";
import { duplicateRefusal } from "./register.ts";

/** Writes the change and notifies the member by mail, in case it was somebody else. */
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
		if (user[socialColumns[provider]] === id) return;
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
	await requirePassword(await ownRow(deps, userId), input.password);
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
