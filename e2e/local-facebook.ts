import { createServer, type Server } from "node:http";

export interface FacebookAccount {
	id: string;
	first_name: string;
	last_name: string;
	email?: string;
}

const appId = "kvart-e2e";

/** A fake of Facebook's dialog and Graph API; logs in as the given person. */
export class LocalFacebook {
	account: FacebookAccount | null = null;
	readonly #server: Server;

	constructor() {
		this.#server = createServer((request, response) => {
			const url = new URL(request.url ?? "/", this.url);
			const json = (body: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
			if (url.pathname === "/dialog") {
				const back = new URL(url.searchParams.get("redirect_uri") ?? "");
				const state = url.searchParams.get("state") ?? "";
				if (this.account) back.hash = new URLSearchParams({ access_token: "facebook-token", state }).toString();
				else back.search = new URLSearchParams({ error: "access_denied", state }).toString();
				return response.writeHead(302, { location: back.href }).end();
			}
			if (url.pathname === "/graph/debug_token")
				return json({ data: { is_valid: true, app_id: appId, user_id: this.account?.id } });
			return url.pathname === "/graph/me" ? json(this.account) : response.writeHead(404).end();
		}).listen(0);
	}

	get url(): string {
		return `http://localhost:${(this.#server.address() as { port: number }).port}`;
	}

	get settings(): Record<string, string> {
		return {
			FACEBOOK_APP_ID: appId,
			FACEBOOK_APP_SECRET: "secret",
			FACEBOOK_AUTH_URL: `${this.url}/dialog`,
			FACEBOOK_GRAPH_URL: `${this.url}/graph`,
		};
	}

	stop(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}
}
