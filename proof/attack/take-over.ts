import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import PostalMime from "postal-mime";
import { waitingMails } from "../site/database.ts";
import { until } from "../site/waiting.ts";
import { all, type Check, none, some, type Trial } from "../trial.ts";
import type { Ground, Target } from "./target.ts";

const sha512 = (text: string) => createHash("sha512").update(text).digest("hex");
const issuer = "https://accounts.google.example";
const clientId = "kvart-attack";

/** Publishes its key and signs what the attacker wants. */
async function startProvider() {
	const { publicKey, privateKey } = await generateKeyPair("RS256");
	const keys = [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }];
	const server = createServer((_, response) =>
		response.setHeader("content-type", "application/json").end(JSON.stringify({ keys })),
	).listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		settings: {
			GOOGLE_CLIENT_ID: clientId,
			GOOGLE_CLIENT_SECRET: "secret-of-the-trial",
			GOOGLE_ISSUER: issuer,
			GOOGLE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
		},
		/** The account claims no address, so that it can be registered with any. */
		token: (sub: string) =>
			new SignJWT({ sub })
				.setProtectedHeader({ alg: "RS256", kid: "one" })
				.setIssuedAt()
				.setIssuer(issuer)
				.setAudience(clientId)
				.setExpirationTime("1h")
				.sign(privateKey),
		stop: () => server.close(),
	};
}

async function send(target: Target, path: string, body: object, session = {}) {
	const headers = { "content-type": "application/json", ...session };
	const answer = await fetch(`${target.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return { ok: answer.ok, body: (await answer.json()) as { session_id?: string } };
}

/** The token in the latest mail to the address. */
async function mailedToken({ mail, runSql }: Target, email: string): Promise<string> {
	await until("every mail is sent", async () => (await waitingMails(runSql)) === 0, 60_000);
	for (const { recipients, source } of mail.received.toReversed()) {
		if (!recipients.includes(email)) continue;
		const token = /token=([\w-]+)/.exec((await PostalMime.parse(source)).text ?? "")?.[1];
		if (token) return token;
	}
	throw new Error(`There is no link to ${email}.`);
}

type Step = (target: Target, email: string) => Promise<void>;

const setPassword: Step = async (target, email) => {
	const body = { token: await mailedToken(target, email), password: sha512("lozinka žrtve") };
	if (!(await send(target, "/user/reset-password", body)).ok) throw new Error("The victim got no password.");
};
const confirm: Step = async (target, email) => {
	await send(target, "/user/verify", { token: await mailedToken(target, email) });
};
const reset: Step = async (target, email) => {
	await send(target, "/user/forgot-password", { email });
	await setPassword(target, email);
};
const invite: Step = async (target, email) => {
	const person = { first_name: "Nova", last_name: "Upravnica", phone: `0697${Date.now() % 1_000_000}` };
	const body = { email, ...person, role: "admin", all_clubs: true, gym_ids: [] };
	if (!(await send(target, "/staff/account", body, target.as("admin"))).ok)
		throw new Error("The invitation was refused.");
	await setPassword(target, email);
};

/** Actions of the victim with the address that the attacker has registered. `attack` is the attacker's try. */
const stories: Record<string, (target: Target, email: string, attack: () => Promise<void>) => Promise<void>> = {
	reset: (target, email) => reset(target, email),
	invite: (target, email) => invite(target, email),
	"confirm-reset": async (target, email, attack) => {
		await confirm(target, email);
		await attack();
		await reset(target, email);
	},
	"confirm-invite": async (target, email, attack) => {
		await confirm(target, email);
		await attack();
		await invite(target, email);
	},
};

/** An attacker registers an address first, and waits until its owner or an administrator makes it worth something. */
export function takeOver(ground: Ground): Trial {
	return {
		name: "take-over",
		title: "Take-over by registering first",
		run: async (report) => {
			const provider = await startProvider();
			const target = await ground.open("take-over", { env: provider.settings });
			const sessions: string[] = [];
			let [tried, early, late, requests] = [0, 0, 0, 0];
			for (const [story, play] of Object.entries(stories)) {
				for (const kind of ["password", "google"] as const) {
					tried += 1;
					const email = `${story}.${kind}@kvart.example`;
					const credential =
						kind === "password"
							? { password: sha512("lozinka napadača") }
							: { google_token: await provider.token(`attacker-${tried}`) };
					const attack = async () => {
						requests += 1;
						const { body } = await send(
							target,
							"/user/login",
							kind === "password" ? { email, ...credential } : credential,
						);
						if (body.session_id) sessions.push(body.session_id);
					};
					const phone = `0696${String(100_000 + tried)}`;
					const person = { first_name: "Napad", last_name: "Probić", email, phone, language: "sr" };
					const { ok } = await send(target, "/user/register", { ...person, ...credential });
					if (!ok) throw new Error("The attacker could not register, so nothing was tried.");
					await play(target, email, attack);
					early += sessions.length;
					const before = sessions.splice(0);
					await attack();
					late += sessions.splice(0).length;
					for (const session_id of before) {
						const own = await fetch(`${target.url}/api/user`, { headers: { session_id } });
						if (own.ok) late += 1;
					}
					report(`${story} with ${kind}`);
				}
			}
			await target.close();
			provider.stop();
			const checks: Check[] = [
				all(
					"ways to become worth something, each with a password and with Google",
					tried,
					2 * Object.keys(stories).length,
				),
				some("log-ins of the attacker while the account was the attacker's own", early),
				none("log-ins and sessions of the attacker that worked afterwards", late),
			];
			return { figures: { requests, findings: late }, checks };
		},
	};
}
