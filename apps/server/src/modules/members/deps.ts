import type { Env } from "../../env.ts";
import type { Api, Deps } from "../../platform/api.ts";
import { badToken, type SocialAccount, type SocialProvider } from "./social/account.ts";
import { facebookAccounts } from "./social/facebook.ts";
import { googleAccounts } from "./social/google.ts";

export interface MemberDeps extends Pick<Deps, "db" | "clock" | "keys" | "env"> {
	/** Null if rate limits are off. */
	guesses: Deps["guesses"] | null;
	counts: Deps["counts"] | null;
	/** Verifies a provider's token; refuses one that was not issued for this site. */
	socialAccount: (provider: SocialProvider, token: string) => Promise<SocialAccount>;
}

export function memberDeps({ deps: { db, clock, keys, guesses, counts, env } }: Api): MemberDeps {
	const limited = env.RATE_LIMIT === "on";
	return {
		db,
		clock,
		keys,
		env,
		guesses: limited ? guesses : null,
		counts: limited ? counts : null,
		socialAccount: socialAccounts(env),
	};
}

/** Refuses every token of a provider that is not configured. */
export function socialAccounts(env: Env): MemberDeps["socialAccount"] {
	const providers = { google: googleAccounts(env), facebook: facebookAccounts(env) };
	return async (provider, token) => {
		const verify = providers[provider];
		if (!verify) throw badToken();
		return verify(token);
	};
}
