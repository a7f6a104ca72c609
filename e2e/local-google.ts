import { createServer, type Server } from "node:http";
import { interactionPolicy, Provider } from "oidc-provider";

export interface GoogleAccount {
	id: string;
	email: string;
	givenName: string;
	familyName?: string;
}

export const googleClientId = "kvart-e2e";
const googleClientSecret = "only-for-tests";

/** A real OpenID provider instead of Google; logs in as the given person. */
export class LocalGoogle {
	account: GoogleAccount | null = null;
	readonly #server: Server;
	#provider: Provider | null = null;

	constructor() {
		this.#server = createServer((request, response) => {
			const provider = this.#provider;
			if (!provider) return response.writeHead(503).end();
			if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
			const result = this.account
				? { login: { accountId: this.account.id }, select_account: {}, consent: {} }
				: { error: "access_denied" };
			return void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
		}).listen(0);
	}

	get url(): string {
		return `http://localhost:${(this.#server.address() as { port: number }).port}`;
	}

	/** Settings of a site that trusts this provider. */
	get settings(): Record<string, string> {
		return {
			GOOGLE_CLIENT_ID: googleClientId,
			GOOGLE_CLIENT_SECRET: googleClientSecret,
			GOOGLE_ISSUER: this.url,
			GOOGLE_AUTH_URL: `${this.url}/auth`,
			GOOGLE_TOKEN_URL: `${this.url}/token`,
			GOOGLE_JWKS_URL: `${this.url}/jwks`,
		};
	}

	/** Only registered redirect addresses are allowed. */
	admit(site: string): void {
		const policy = interactionPolicy.base();
		policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
		this.#provider = new Provider(this.url, {
			clients: [
				{
					client_id: googleClientId,
					application_type: "native",
					client_secret: googleClientSecret,
					response_types: ["code"],
					grant_types: ["authorization_code"],
					redirect_uris: ["/login", "/en/login", "/account", "/en/account"].map((path) => site + path),
					token_endpoint_auth_method: "client_secret_post",
				},
			],
			responseTypes: ["code"],
			scopes: ["openid", "email", "profile"],
			claims: { openid: ["sub"], email: ["email"], profile: ["given_name", "family_name"] },
			conformIdTokenClaims: false,
			features: { devInteractions: { enabled: false } },
			interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
			findAccount: (_, id) => ({ accountId: id, claims: () => this.#claims(id) }),
			loadExistingGrant: async ({ oidc }) => {
				const grant = new oidc.provider.Grant({
					clientId: oidc.client?.clientId,
					accountId: oidc.session?.accountId,
				});
				grant.addOIDCScope("openid email profile");
				await grant.save();
				return grant;
			},
			cookies: { keys: ["e2e"] },
		});
	}

	#claims(id: string) {
		return {
			sub: id,
			email: this.account?.email,
			given_name: this.account?.givenName,
			family_name: this.account?.familyName,
		};
	}

	stop(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}
}
