import { parseReason, reasonText } from "@kvart/contract/staff/change-reasons";
import { expect, test } from "vitest";
import { firstOn } from "./service/entry.ts";

test.for([
	{ code: "holiday", note: "" },
	{ code: "coach-absent", note: "Grip: ceo tim\nu krevetu" },
	{ code: "other", note: "Nema struje" },
] as const)("%j survives storing and parsing", (reason) => {
	expect(parseReason(reasonText(reason))).toEqual(reason);
});

test("an unknown text becomes a note", () => {
	expect(parseReason("Poplava u sali")).toEqual({ code: "other", note: "Poplava u sali" });
	expect(parseReason("unknown: reason")).toEqual({ code: "other", note: "unknown: reason" });
});

test("the first date on a day is that day or the next one", () => {
	expect(firstOn(3, "2026-11-18")).toBe("2026-11-18");
	expect(firstOn(2, "2026-11-18")).toBe("2026-11-24");
	expect(firstOn(7, "2026-11-18")).toBe("2026-11-22");
});
