import { ApiError, type Client } from "@kvart/contract/client";
import { expect, test, vi } from "vitest";
import type { LoaderArgs } from "../../lib/page.ts";
import { requestOpeningNotice } from "./opening.server.ts";

/** The API is a fake; the form is a real request. */
async function post(fields: Record<string, string>, send: Client["requestOpeningNotice"]) {
	const api = { listGyms: async () => [{ id: 12, slug: "miljakovac" }], requestOpeningNotice: send };
	const request = new Request("https://kvart.example/miljakovac", {
		method: "POST",
		body: new URLSearchParams(fields),
	});
	const args = { site: { api }, request, params: { id: "miljakovac" }, locale: "sr" };
	return requestOpeningNotice(args as unknown as LoaderArgs);
}

test("sends the address in the language of the page, with the trap", async () => {
	const send = vi.fn(async () => ({ code: "SUC_SUCCESS" as const }));
	const answer = await post({ email: "ana@kvart.example", website: "" }, send);
	expect(answer).toMatchObject({ data: { sent: true, problem: null } });
	expect(send).toHaveBeenCalledWith({
		params: { id: 12 },
		body: { email: "ana@kvart.example", language: "sr", website: "" },
	});
});

test("a bad address comes back with what is wrong with it", async () => {
	const refuse = vi.fn(async () => {
		throw new ApiError(400, { code: "ERR_BAD_EMAIL", errors: [{ field: "email", code: "bad-email-format" }] });
	});
	const { data, status } = await post({ email: "ana" }, refuse);
	expect([status, data.sent, data.email]).toEqual([400, false, "ana"]);
	expect(data.problem).toMatch(/@/);
});
