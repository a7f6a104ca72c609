import type { Env } from "../../../env.ts";
import { badToken, type SocialAccount, type SocialProvider } from "./account.ts";
import { facebookAccounts } from "./facebook.ts";
import { googleAccounts } from "./google.ts";

/** Asks the provider that a token comes from. A provider that is not set up vouches for nobody. */
export function socialAccounts(env: Env): (provider: SocialProvider, token: string) => Promise<SocialAccount> {
	const providers = { google: googleAccounts(env), facebook: facebookAccounts(env) };
	return async (provider, token) => {
		const ask = providers[provider];
		if (!ask) throw badToken();
		return ask(token);
	};
}
