import { expect, test } from "vitest";
import { isProviderAnswer, type PendingLogIn, providerAddress, readAnswer } from "./providers.ts";

const pending: PendingLogIn = { provider: "google", state: "s1", nonce: "n1", redirect: "/account" };
const facebook: PendingLogIn = { ...pending, provider: "facebook" };

function idToken(claims: object): string {
	return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
}

const at = (hash: string, search = "") => ({ hash, search });

test("the address of Google requests an ID token with state and nonce", () => {
	const url = new URL(
		providerAddress({ clientId: "c", url: "https://id.example/auth?x=1" }, pending, "https://k/login"),
	);
	expect(url.origin + url.pathname).toBe("https://id.example/auth");
	expect(Object.fromEntries(url.searchParams)).toEqual({
		x: "1",
		response_type: "id_token",
		scope: "openid email profile",
		prompt: "select_account",
		nonce: "n1",
		client_id: "c",
		redirect_uri: "https://k/login",
		state: "s1",
	});
});

test("the address of Facebook requests an access token and the e-mail address", () => {
	const { searchParams } = new URL(providerAddress({ clientId: "a", url: "https://fb.example/dialog" }, facebook, "r"));
	expect(searchParams.get("response_type")).toBe("token");
	expect(searchParams.get("scope")).toBe("email,public_profile");
	expect(searchParams.has("nonce")).toBe(false);
});

test("accepts a token for this log-in, with letters beyond ASCII", () => {
	const token = idToken({ nonce: "n1", email: "đorđe@kvart.example" });
	expect(readAnswer(at(`#state=s1&id_token=${token}`), pending)).toEqual({
		provider: "google",
		token,
		redirect: "/account",
		email: "đorđe@kvart.example",
	});
	expect(readAnswer(at("#access_token=t&state=s1"), facebook)?.token).toBe("t");
});

test.each([
	["another state", `#state=s2&id_token=${idToken({ nonce: "n1" })}`],
	["another nonce", `#state=s1&id_token=${idToken({ nonce: "n2" })}`],
	["no nonce", `#state=s1&id_token=${idToken({})}`],
	["no token", "#state=s1"],
	["nonsense for a token", "#state=s1&id_token=%E0%A4"],
	["a refusal", "#error=access_denied&state=s1"],
])("%s is no log-in", (_, hash) => {
	expect(readAnswer(at(hash), pending)).toBeNull();
});

test("rejects an answer without a pending log-in", () => {
	expect(readAnswer(at(`#state=s1&id_token=${idToken({ nonce: "n1" })}`), null)).toBeNull();
});

test("recognises an address with an answer", () => {
	expect(isProviderAnswer(at("#id_token=x"))).toBe(true);
	expect(isProviderAnswer(at("#_=_", "?error=access_denied&state=s1"))).toBe(true);
	expect(isProviderAnswer(at("#top", "?redirect=/account"))).toBe(false);
});
