import { expect, test, vi } from "vitest";
import type { LoaderArgs } from "../../lib/page.ts";
import { logIn } from "./login.server.ts";
import { verify } from "./recovery.server.ts";

const choice = "plan=11&gym=3&from=2026-11-20";

async function sentOrder(post: (args: LoaderArgs) => Promise<unknown>, path: string): Promise<unknown> {
	const url = new URL(path, "https://kvart.example");
	const resendVerification = vi.fn().mockResolvedValue({ code: "SUC_SUCCESS" });
	const body = new URLSearchParams({ intent: "resend", email: "ana@kvart.example" });
	const request = new Request(url, { method: "POST", body });
	const site = { api: { resendVerification } } as unknown as LoaderArgs["site"];
	await post({ url, request, site, locale: "sr", params: { id: "" } });
	return resendVerification.mock.lastCall?.[0].body.order;
}

test.each([
	["the log-in", logIn, `/login?${new URLSearchParams({ redirect: `/order?${choice}` })}`],
	["the log-in in English", logIn, `/login?${new URLSearchParams({ redirect: `/en/order?${choice}` })}`],
	["an expired link", verify, `/verify-email?${new URLSearchParams({ token: "old", order: choice })}`],
])("the mail that is sent again from %s leads back to the chosen membership", async (_, post, path) => {
	expect(await sentOrder(post, path)).toBe(choice);
});

test.each([
	["no choice", logIn, "/login"],
	["another page", logIn, "/login?redirect=/account"],
	["more than a choice", logIn, `/login?${new URLSearchParams({ redirect: `/order?${choice}&text=x` })}`],
	["no choice", verify, "/verify-email?token=old"],
])("does not take %s for an order", async (_, post, path) => {
	expect(await sentOrder(post, path)).toBeNull();
});
