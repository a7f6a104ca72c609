import { expect, it } from "vitest";
import { nextOf } from "./enquiry-actions.tsx";

const [first, second, third] = [{ id: 4 }, { id: 9 }, { id: 2 }] as const;

it("goes on in the order of the inbox, and then to what was left out", () => {
	expect(nextOf([first, second, third], 9)).toBe(third);
	expect(nextOf([first, second, third], 2)).toBe(first);
	expect(nextOf([first, second], 7)).toBe(first);
	expect(nextOf([first], 4)).toBeNull();
	expect(nextOf([], 4)).toBeNull();
});
