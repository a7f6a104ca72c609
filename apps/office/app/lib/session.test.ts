import { expect, it } from "vitest";
import { loginAddress, publicAddress } from "./session.ts";

it("knows the public site's addresses in both languages", () => {
	expect(publicAddress("/", "sr")).toBe("/");
	expect(publicAddress("/", "en")).toBe("/en");
	expect(publicAddress("/account", "en")).toBe("/en/account");
});

it("leads back to the page after the log-in, with everything that its address says", () => {
	const page = "/staff/administration/audit?entity=account&text=a%26b";
	const login = new URL(loginAddress(page, "en"), "https://kvart.example");
	expect(login.pathname).toBe("/en/login");
	expect(login.searchParams.get("redirect")).toBe(page);
});
