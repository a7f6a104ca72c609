import type { Client } from "@kvart/contract/client";
import { expect, test, vi } from "vitest";
import {
	facebookAddress,
	isProviderAnswer,
	type PendingLogIn,
	type ProviderAnswer,
	readAnswer,
	tokenOf,
} from "./providers.ts";

const google: PendingLogIn = { provider: "google", attempt: "sealed", redirect: "/account" };
const facebook: PendingLogIn = { provider: "facebook", state: "s1", redirect: null };

const at = (hash: string, search = "") => ({ hash, search });

test("the address of Facebook requests an access token and the e-mail address", () => {
	const url = new URL(
		facebookAddress({ clientId: "a", url: "https://fb.example/dialog?x=1" }, "s1", "https://k/login"),
	);
	expect(url.origin + url.pathname).toBe("https://fb.example/dialog");
	expect(Object.fromEntries(url.searchParams)).toEqual({
		x: "1",
		response_type: "token",
		scope: "email,public_profile",
		client_id: "a",
		redirect_uri: "https://k/login",
		state: "s1",
	});
});

test("reads Google's code and Facebook's token", () => {
	expect(readAnswer(at("", "?code=c1&state=s1&iss=x"), google)).toEqual({
		provider: "google",
		code: "c1",
		state: "s1",
		attempt: "sealed",
	});
	expect(readAnswer(at("#access_token=t&state=s1"), facebook)).toMatchObject({ token: "t" });
});

test.each([
	["no code", "?state=s1", "", google],
	["no state", "?code=c1", "", google],
	["a refusal", "?error=access_denied&state=s1", "", google],
	["a token instead of a code", "", "#id_token=x&state=s1", google],
	["another state of Facebook", "", "#access_token=t&state=s2", facebook],
	["no token of Facebook", "", "#state=s1", facebook],
	["no pending log-in", "?code=c1&state=s1", "#access_token=t&state=s1", null],
])("%s is no log-in", (_, search, hash, pending) => {
	expect(readAnswer(at(hash, search), pending)).toBeNull();
});

test("recognises an address with an answer", () => {
	expect(isProviderAnswer(at("", "?code=x&state=s1"))).toBe(true);
	expect(isProviderAnswer(at("#access_token=x"))).toBe(true);
	expect(isProviderAnswer(at("#_=_", "?error=access_denied&state=s1"))).toBe(true);
	expect(isProviderAnswer(at("#top", "?redirect=/account"))).toBe(false);
});

test("a code is exchanged once, also if its token is needed again", async () => {
	const finishGoogle = vi.fn(async () => ({ google_token: "t1", email: "a@kvart.example" }));
	const api = { finishGoogle } as Partial<Client> as Client;
	const answer = readAnswer(at("", "?code=c1&state=s1"), google) as ProviderAnswer;
	const token = { body: { google_token: "t1" }, email: "a@kvart.example" };
	expect(await tokenOf(api, answer)).toEqual(token);
	expect(await tokenOf(api, answer)).toEqual(token);
	expect(finishGoogle.mock.calls).toEqual([[{ body: { code: "c1", state: "s1", attempt: "sealed" } }]]);
});
