import { expect, test } from "vitest";
import { dataKeys } from "../../platform/data-keys.ts";
import { enquiryOfAddresses, taggedAddress } from "./reply-address.ts";

const keys = dataKeys("c0ffee".repeat(10));
const address = taggedAddress(keys, "odgovori@kvart.example", 17);

test("an address names its enquiry, however a mail program writes it", () => {
	expect(address).toMatch(/^odgovori\+17\.[0-9a-f]{24}@kvart\.example$/);
	expect(enquiryOfAddresses(keys, ["ana@kvart.example", address])).toBe(17);
	expect(enquiryOfAddresses(keys, [address.toUpperCase()])).toBe(17);
	expect(enquiryOfAddresses(keys, [`KVART <${address}>`])).toBe(17);
});

test("the part before the domain has at most 64 characters", () => {
	const [local = ""] = taggedAddress(keys, "odgovori@kvart.example", 999_999_999).split("@");
	expect(local.length).toBeLessThanOrEqual(64);
});

test.for([
	["of another enquiry", address.replace("+17.", "+18.")],
	["that was changed", address.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@"))],
	["that is cut off", address.replace(/\.[0-9a-f]{4}/, ".")],
	["without one", "odgovori@kvart.example"],
	["with another key", taggedAddress(dataKeys("decade".repeat(10)), "odgovori@kvart.example", 17)],
] as const)("a signature %s names none", ([, forged]) => {
	expect(enquiryOfAddresses(keys, [forged])).toBeNull();
});
