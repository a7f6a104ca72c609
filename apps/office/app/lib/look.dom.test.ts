import { beforeEach, expect, test } from "vitest";
import { chooseLook, startLook } from "./look.ts";

const root = document.documentElement;
beforeEach(() => chooseLook("device"));

test("a choice is shown at once, and again at the next start", () => {
	expect(root.dataset["look"]).toBeUndefined();
	chooseLook("dark");
	expect(root.dataset["look"]).toBe("dark");
	delete root.dataset["look"];
	startLook();
	expect(root.dataset["look"]).toBe("dark");
});

test("as the device: nothing is stored, and the stylesheet decides", () => {
	chooseLook("light");
	chooseLook("device");
	expect(root.dataset["look"]).toBeUndefined();
	expect(localStorage.getItem("office_look")).toBeNull();
});

test("a value that is none is ignored", () => {
	localStorage.setItem("office_look", "sepia");
	startLook();
	expect(root.dataset["look"]).toBeUndefined();
});
