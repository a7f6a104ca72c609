import { expect, it } from "vitest";
import { mayEnter } from "./staff.ts";

const desk = { role: "staff", whole_chain: false } as const;
const chain = { role: "staff", whole_chain: true } as const;
const administrator = { role: "admin", whole_chain: true } as const;

it.each([
	[desk, ["staff"]],
	[chain, ["staff", "chain"]],
	[administrator, ["staff", "chain", "admin"]],
] as const)("%o may enter %o only", (worker, open) => {
	const all = ["staff", "chain", "admin"] as const;
	expect(all.filter((access) => mayEnter(worker, access))).toEqual(open);
});
