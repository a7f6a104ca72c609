import { expect, test } from "vitest";
import { canonicalAddress, canonicalFileAddress } from "./addresses.ts";

test.for([
	["/", null],
	["/clubs", null],
	["/clubs?day=3", null],
	["/Clubs/", "/clubs"],
	["/clubs///?day=3", "/clubs?day=3"],
	["/en//clubs", "/en/clubs"],
	["//", "/"],
	["//evil.example/", "/evil.example"],
	["/\\evil.example/", "/evil.example"],
	["/\\/evil.example", "/evil.example"],
	["///evil.example", "/evil.example"],
	["/en//evil.example/", "/en/evil.example"],
	["//kvart.example@evil.example", "/kvart.example@evil.example"],
	["/..//evil.example", "/../evil.example"],
	["/%5cevil.example/", "/%5cevil.example"],
	["/%2F%2Fevil.example", "/%2f%2fevil.example"],
	["/%09/evil.example/", "/%09/evil.example"],
	["/%0d%0aLocation:%20https://evil.example", "/%0d%0alocation:%20https:/evil.example"],
	["/clubs?next=//evil.example", null],
] as const)("the page %s redirects to %s", ([given, right]) => {
	expect(canonicalAddress(given)).toBe(right);
});

test.for([
	["/icon.svg", null],
	["/Icon.SVG", null],
	["//evil.example", "/evil.example"],
	["/en//evil.example", "/en/evil.example"],
	["/\\evil.example?x=\\", "/evil.example?x=\\"],
] as const)("the file %s redirects to %s", ([given, right]) => {
	expect(canonicalFileAddress(given)).toBe(right);
});
