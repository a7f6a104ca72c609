import type { Client } from "@kvart/contract/client";
import { describe, expect, it } from "vitest";
import { loadShell } from "./shell.server.ts";

const gym = (id: number, name: string, slug: string, fitness: boolean, has_room: boolean) => ({
	id,
	name,
	slug,
	fitness,
	has_room,
});

const gyms = [
	gym(1, "Banjica", "banjica", true, true),
	gym(2, "Ušće", "usce-sc", false, false),
	gym(3, "Zemun", "zemun", true, true),
	gym(9, "Sala bez sale", "sala", true, false),
];

/** A fake API with the two calls and the fields that the shell uses. */
function api(...promotions: { title: string; title_eng: string; gyms: { id: number }[] }[]): Client {
	return { listGyms: async () => gyms, getActivePromotion: async () => ({ promotions }) } as unknown as Client;
}

async function titles(promotion: Parameters<typeof api>[0], locale: "sr" | "en", ...others: (typeof promotion)[]) {
	const { menu } = await loadShell(api(promotion, ...others), locale);
	return menu.flatMap(({ groups }) => groups ?? []).map(({ title }) => title);
}

async function footerPaths(hasChat: boolean): Promise<string[]> {
	const { footer } = await loadShell(api(), "sr", hasChat);
	return footer.columns.flatMap(({ links }) => links.map(([, path]) => path));
}

describe("the shell's data", () => {
	it("lists schedules of fitness clubs with a room only, in the chain's order", async () => {
		const { schedules } = await loadShell(api(), "sr");
		expect(schedules).toEqual([
			["Zemun", "/training-schedule/3"],
			["Banjica", "/training-schedule/1"],
		]);
	});

	it("names every club in the footer, unknown ones last", async () => {
		const { footer } = await loadShell(api(), "sr");
		expect(footer.columns[0]?.links.map(([, path]) => path)).toEqual(["/zemun", "/banjica", "/usce-sc", "/sala"]);
	});

	it("names the chat only where there is one", async () => {
		expect(await footerPaths(true)).toContain("/live-chat");
		expect(await footerPaths(false)).not.toContain("/live-chat");
	});

	it("shows the promotion's title only when fitness clubs take part", async () => {
		const running = { title: "Dani isprobavanja", title_eng: "Try-it days", gyms: [{ id: 3 }] };
		expect(await titles(running, "sr")).toContain("Dani isprobavanja");
		expect(await titles(running, "en")).toContain("Try-it days");
		expect(await titles({ ...running, gyms: [] }, "sr")).not.toContain("Dani isprobavanja");
		expect(await titles({ ...running, gyms: [{ id: 2 }] }, "sr")).not.toContain("Dani isprobavanja");
	});

	it("has no title of schedules when no club has one", async () => {
		const { menu } = await loadShell({ ...api(), listGyms: async () => [] }, "sr");
		const groups = menu.flatMap((entry) => entry.groups ?? []);
		expect(groups.length).toBeGreaterThan(3);
		expect(groups.filter(({ links }) => links.length === 0)).toEqual([]);
	});

	it("lists all promotions that run", async () => {
		const running = { title: "Dani isprobavanja", title_eng: "Try-it days", gyms: [{ id: 3 }] };
		const other = { title: "Zimski maraton", title_eng: "Winter marathon", gyms: [{ id: 1 }] };
		expect(await titles(running, "sr", other)).toEqual(expect.arrayContaining([running.title, other.title]));
	});
});
