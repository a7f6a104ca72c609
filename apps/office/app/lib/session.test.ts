import { expect, it } from "vitest";
import { publicAddress, publicLogin } from "./session.ts";

it("builds public addresses in both languages", () => {
	expect(publicAddress("/", "sr")).toBe("/");
	expect(publicAddress("/", "en")).toBe("/en");
	expect(publicAddress("/account", "en")).toBe("/en/account");
});

it("keeps the whole address for the redirect after log-in", () => {
	const page = "/staff/administration/audit?entity=account&text=a%26b";
	const login = new URL(publicLogin(page, "en"), "https://kvart.example");
	expect(login.pathname).toBe("/en/login");
	expect(login.searchParams.get("redirect")).toBe(page);
});
