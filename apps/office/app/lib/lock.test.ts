import { afterEach, expect, it, vi } from "vitest";
import { api, stayOnPage } from "./api.ts";
import { lock, lockReason, unlock, whenUnlocked } from "./lock.ts";

afterEach(() => {
	unlock();
	vi.unstubAllGlobals();
});

it("waits until the lock is opened", async () => {
	lock("idle");
	const seen: string[] = [];
	const waiting = whenUnlocked().then(() => seen.push("call"));
	await Promise.resolve();
	expect(seen).toEqual([]);
	unlock();
	await waiting;
	expect(seen).toEqual(["call"]);
});

it("an ended session stays ended until the next log-in", () => {
	lock("ended");
	lock("idle");
	expect(lockReason()).toBe("ended");
});

const locked = { status: 403, body: { code: "ERR_SESSION_LOCKED" } };
const ended = { status: 401, body: { code: "ERR_SESSION_NOT_VALID" } };
const saved = { status: 200, body: { id: 7 } };

/** A server that gives these answers one after the other, and the bodies it received. */
function serverWith(...answers: { status: number; body: unknown }[]): unknown[] {
	const received: unknown[] = [];
	vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
		received.push(JSON.parse(body));
		const { status, body: answer } = answers.shift() ?? saved;
		return Response.json(answer, { status });
	});
	return received;
}

it.for([
	["is locked", locked, "idle"],
	["has ended", ended, "ended"],
] as const)(
	"a change that was being saved when the session %s is sent again once it is open",
	async ([, refusal, reason]) => {
		stayOnPage();
		const received = serverWith(refusal, saved);
		const body = { text: "Duga beleška" };
		const saving = api.addEnquiryNote({ params: { id: 7 }, body });
		await vi.waitFor(() => expect(lockReason()).toBe(reason), { timeout: 10_000 });
		unlock();
		await expect(saving).resolves.toEqual(saved.body);
		expect(received).toEqual([body, body]);
	},
);

it("the lock screen's own calls do not wait", async () => {
	stayOnPage();
	lock("idle");
	serverWith({ status: 401, body: { code: "ERR_BAD_CREDENTIALS" } });
	await expect(api.unlockStaffSession({ body: { password: "a".repeat(128) } })).rejects.toThrow("ERR_BAD_CREDENTIALS");
});
