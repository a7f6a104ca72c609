import type { Deps } from "../../platform/api.ts";
import type { SocialAccount, SocialProvider } from "./social/account.ts";

/** What the members' services are given. */
export interface MemberDeps extends Pick<Deps, "db" | "clock" | "keys"> {
	/** None where limits are lifted. */
	limiter: Deps["limiter"] | null;
	/** Asks the provider whose token it is; refuses a token that is not for this site. */
	socialAccount: (provider: SocialProvider, token: string) => Promise<SocialAccount>;
}
