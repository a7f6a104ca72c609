import { limits } from "@kvart/contract/limits";
import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limit.ts";

const noon = Date.parse("2026-11-18T12:00:00+01:00");

/** Address and account have used up their minute. */
function exhausted() {
	const time = { now: noon };
	const limiter = new RateLimiter({ now: () => new Date(time.now) });
	const call = () => limiter.count("login", "203.0.113.7", "ana@kvart.example");
	for (let count = 0; count < (limits.login.account ?? 0); count += 1) call();
	return { time, call };
}

test("a limit holds for a minute", () => {
	const { time, call } = exhausted();
	expect(call).toThrow("ERR_TOO_MANY_REQUESTS");
	time.now += 59_999;
	expect(call).toThrow(expect.objectContaining({ headers: { "retry-after": "1" } }));
	time.now += 1;
	expect(call).not.toThrow();
});

test("a clock that is set back does not extend a limit", () => {
	const { time, call } = exhausted();
	expect(call).toThrow("ERR_TOO_MANY_REQUESTS");
	time.now -= 3 * 3_600_000;
	expect(call).not.toThrow();
});

test("the networks of one IPv6 customer share a limit; those of another do not", () => {
	const limiter = new RateLimiter({ now: () => new Date(noon) });
	const call = (site: string, network: number) => () =>
		limiter.count("login", `2001:db8:${site}:${network.toString(16)}::1`, undefined);
	for (let network = 0; network < limits.login.wideNetwork; network += 1) call("7", network)();
	expect(call("7", 0xfff)).toThrow("ERR_TOO_MANY_REQUESTS");
	expect(call("8", 1)).not.toThrow();
});
