import { nationalIdLimits } from "@kvart/contract/limits";
import { expect, test } from "vitest";
import { easyProof } from "../../../test/booking-factories.ts";
import { newcomer } from "../../../test/member-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";

// Two servers on one database. Proofs are real, but of challenges that are easy to solve.
const app = await buildTestApp({ env: { RATE_LIMIT: "on" } });
const other = await buildTestApp({ env: { RATE_LIMIT: "on" }, beside: app });

let networks = 0;
const newAddress = () => {
	networks += 1;
	return `203.0.113.${networks}`;
};
let ids = 1_503_988_710_000;
const newId = () => {
	ids += 1;
	return String(ids).padStart(13, "0");
};

interface Try {
	address?: string;
	person?: object;
	on?: typeof app;
}

async function register(more: object, { address = newAddress(), person = newcomer(), on = app }: Try = {}) {
	const answer = await on.server.inject({
		method: "POST",
		url: "/api/user/register",
		remoteAddress: address,
		payload: { ...person, ...more },
	});
	return answer.json<{ code: string }>().code;
}
const tooMany = "ERR_TOO_MANY_REQUESTS";

test("the second registration with a national id from an address needs a proof of work, on any server", async () => {
	const [address, jmbg] = [newAddress(), newId()];
	expect(await register({ jmbg }, { address })).toBe("SUC_REGISTERED");
	expect(await register({ jmbg }, { address, on: other })).toBe(tooMany);
	expect(await register({ jmbg, proof: await easyProof() }, { address, on: other })).toBe("ERR_DUPLICATED_JMBG");
	// Without an id nothing is counted, and other addresses are not concerned.
	expect(await register({}, { address })).toBe("SUC_REGISTERED");
	expect(await register({ jmbg: newId() })).toBe("SUC_REGISTERED");
});

test("a proof is good for one registration", async () => {
	const [address, proof] = [newAddress(), await easyProof()];
	expect(await register({ jmbg: newId(), proof }, { address })).toBe("SUC_REGISTERED");
	expect(await register({ jmbg: newId(), proof }, { address })).toBe(tooMany);
});

test("an address can try only so many ids in a day, also with proofs", async () => {
	const address = newAddress();
	const tryAnother = async () => register({ jmbg: newId(), proof: await easyProof() }, { address });
	for (let count = 0; count < nationalIdLimits.network; count += 1) expect(await tryAnother()).toBe("SUC_REGISTERED");
	expect(await tryAnother()).toBe(tooMany);
	app.clock.set(new Date(testNow.getTime() + 23 * 3_600_000));
	expect(await register({ jmbg: newId() }, { address })).toBe(tooMany);
	app.clock.set(new Date(testNow.getTime() + 25 * 3_600_000));
	expect(await register({ jmbg: newId() }, { address })).toBe("SUC_REGISTERED");
	app.clock.set(testNow);
});

test("an account can try only so many ids in a day, from any address", async () => {
	const person = newcomer({ phone: newcomer().phone });
	// The first makes the account; for the others its address is taken.
	const codes: string[] = [];
	for (let count = 0; count <= nationalIdLimits.account; count += 1) {
		app.clock.set(new Date(testNow.getTime() + count * 60_000));
		codes.push(await register({ jmbg: newId(), proof: await easyProof() }, { person }));
	}
	app.clock.set(testNow);
	expect(codes[0]).toBe("SUC_REGISTERED");
	expect(new Set(codes.slice(1, -1))).toEqual(new Set(["ERR_DUPLICATED_EMAIL"]));
	expect(codes.at(-1)).toBe(tooMany);
});
