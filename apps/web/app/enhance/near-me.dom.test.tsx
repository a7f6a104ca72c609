import { waitFor } from "@testing-library/dom";
import { afterEach, expect, test, vi } from "vitest";
import { offerDistances, offerNearest } from "./near-me.ts";

// The visitor stands at the club in Vračar; the browser's position is a fake.
const here = { latitude: 44.7926, longitude: 20.482 };
const barajevo = "44.58 20.41";
const now = "2026-11-18T17:00:00Z";

const row = (place: string, starts: string) => `<span data-distance-to="${place}" data-starts="${starts}"></span>`;
const getCurrentPosition = vi.fn((found: PositionCallback) => found({ coords: here } as never));

function open(when: string, state: PermissionState, hash = ""): HTMLElement[] {
	window.history.replaceState(null, "", `/find?when=${when}${hash}`);
	document.body.innerHTML = `
		<form>
			<select name="when"><option selected>${when}</option></select>
			<select name="gym"><option selected></option></select>
			<span hidden data-near-me="?" data-clubs='[{"id":3,"latitude":44.83,"longitude":20.4},{"id":5,"latitude":44.79,"longitude":20.48}]' data-now="${now}" data-distance="{kilometres} km" data-too-far="{kilometres} km, daleko">
				<button type="button">U blizini</button>
			</span>
		</form>
		${row("44.7926 20.482", "2026-11-18T17:10:00Z")}
		${row(barajevo, "2026-11-18T17:30:00Z")}
		${row(barajevo, "2026-11-18T20:00:00Z")}`;
	vi.stubGlobal("navigator", {
		permissions: { query: async () => ({ state }) },
		geolocation: { getCurrentPosition },
	});
	offerNearest(document);
	return [...document.querySelectorAll<HTMLElement>("[data-distance-to]")];
}

afterEach(() => {
	vi.unstubAllGlobals();
	getCurrentPosition.mockClear();
});

test("what can I catch: a class that is too far to reach in time says so, once the position is allowed", async () => {
	document.documentElement.lang = "sr-Latn";
	const rows = open("now", "granted");
	await waitFor(() =>
		expect(rows.map(({ textContent }) => textContent)).toEqual(["0 km", "24,3 km, daleko", "24,3 km"]),
	);
	expect(rows.map((each) => each.hasAttribute("data-too-far"))).toEqual([false, true, false]);
});

test.for([
	["now", "prompt"],
	["tonight", "granted"],
] as const)("locates no visitor without a press: %s, %s", async ([when, state]) => {
	const rows = open(when, state);
	await navigator.permissions.query({ name: "geolocation" });
	expect(getCurrentPosition).not.toHaveBeenCalled();
	expect(rows.every(({ textContent }) => textContent === "")).toBe(true);
});

test("a link to the nearest classes looks for them once: going back does not", () => {
	// This DOM has no such constructor.
	vi.stubGlobal("Option", function option(text: string, value: string) {
		return Object.assign(document.createElement("option"), { textContent: text, value, selected: true });
	});
	const submitted = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockReturnValue();
	open("tonight", "prompt", "#near");
	expect(getCurrentPosition).toHaveBeenCalledTimes(1);
	expect(document.querySelector<HTMLSelectElement>("select[name=gym]")?.value).toBe("5,3");
	expect(submitted).toHaveBeenCalledTimes(1);
	expect(window.location.hash).toBe("#results");
	submitted.mockRestore();
});

test.for([
	["granted", true],
	["prompt", false],
] as const)("tiles of clubs show distances at once only where the position is allowed: %s", async ([state, shown]) => {
	document.documentElement.lang = "sr-Latn";
	document.body.innerHTML = `
		<span hidden data-show-distances="?" data-distance="{kilometres} km od tebe"><button>Koliko su daleko?</button></span>
		<span data-distance-to="${barajevo}"></span>`;
	vi.stubGlobal("navigator", {
		permissions: { query: async () => ({ state }) },
		geolocation: { getCurrentPosition },
	});
	offerDistances(document);
	const place = document.querySelector("[data-distance-to]");
	await navigator.permissions.query({ name: "geolocation" });
	if (!shown) {
		expect(getCurrentPosition).not.toHaveBeenCalled();
		document.querySelector("button")?.click();
	}
	await waitFor(() => expect(place?.textContent).toBe("24,3 km od tebe"));
	expect(document.querySelector<HTMLElement>("[data-show-distances]")?.hidden).toBe(true);
});
