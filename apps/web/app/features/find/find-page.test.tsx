import type { Client } from "@kvart/contract/client";
import type { FoundPeriod } from "@kvart/contract/schedule";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AddressContext } from "../../lib/address.ts";
import { AppRendererContext } from "../../lib/app-root.tsx";
import { loadFind } from "./find.server.ts";
import { FindPage } from "./find-page.tsx";

const period = (values: Partial<FoundPeriod>): FoundPeriod => ({
	id: 7,
	kind: "ordinary",
	time: 1830,
	training_date: "2026-11-18",
	duration: 50,
	capacity: 20,
	free_places: 3,
	waiting_count: 0,
	training: { id: 4, name: "Joga", name_eng: "Yoga" },
	coach: { id: 2, name: "Luka S." },
	gym: { id: 3, name: "Zemun", slug: "zemun", latitude: 44.8, longitude: 20.4 },
	room: { id: 4, name: "Mala sala", name_eng: "Small studio" },
	...values,
});

/** A fake API on a Wednesday at 10:00. */
function apiWith(results: FoundPeriod[], more = false) {
	const findPeriods = vi.fn(async () => ({ results, more }));
	const api = {
		findPeriods,
		getTime: async () => ({
			date: "2026-11-18",
			now: "2026-11-18T09:00:00.000Z",
			booking_window: "rolling",
			booking_days: 7,
		}),
		listTrainings: async () => [
			{ id: 4, name: "Joga", name_eng: "Yoga", training_type: "freestyle" },
			{ id: 5, name: "Teretana", name_eng: "Gym", training_type: "gym" },
		],
		listTrainers: async () => [{ id: 2, name: "Luka S." }],
		listGyms: async () => [
			{ id: 3, name: "Zemun", slug: "zemun", fitness: true, has_room: true },
			{ id: 5, name: "Vračar", slug: "vracar", fitness: true, has_room: true },
			{ id: 2, name: "Ušće", slug: "usce-sc", fitness: false, has_room: false },
		],
	};
	return { api: api as unknown as Client, findPeriods };
}

async function htmlOf(search: string, results: FoundPeriod[], more = false) {
	const { api, findPeriods } = apiWith(results, more);
	const data = await loadFind(api, "sr", new URLSearchParams(search));
	const renderer = { render: () => "<app>", need: () => undefined, scriptOf: () => "" };
	const html = renderToStaticMarkup(
		<AddressContext value={{ pathname: "/find", search }}>
			<AppRendererContext value={renderer}>
				<FindPage data={data} />
			</AppRendererContext>
		</AddressContext>,
	);
	return { html, query: findPeriods.mock.calls[0]?.at(0) };
}

test("groups results by day and leads to their sheets", async () => {
	const { html } = await htmlOf("", [
		period({}),
		period({ training_date: "2026-11-19" }),
		period({ training_date: "2026-11-25" }),
	]);
	expect(html).toMatch(/<h2 id="results" tabindex="-1"[^>]*>3 termina<\/h2>/i);
	expect(html).toContain('action="/find#results"');
	expect(html).toContain('href="/find?when=now#results"');
	for (const day of ["Danas ", "Sutra ", "sreda "]) expect(html).toMatch(new RegExp(`<h3[^>]*>${day}`));
	expect(html).toContain('href="/training-schedule/3?room=4&amp;week=2026-11-23&amp;day=3&amp;book=7"');
	expect(html).toContain("Slobodno 3 / 20");
});

test("a full training leads to its waiting list, and shows how many wait", async () => {
	const { html } = await htmlOf("", [period({ free_places: 0, waiting_count: 2 })]);
	expect(html).toContain("Popunjeno · na čekanju: 2");
	expect(html).toContain("Lista čekanja: Joga, sreda, 18. novembar u 18:30");
});

test("offers only days that can be booked, trainings in a room, and clubs with one", async () => {
	const { html } = await htmlOf("?gym=2&training=5&when=2026-11-26", [period({})], true);
	const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value);
	const days = Array.from({ length: 8 }, (_, ahead) => `2026-11-${18 + ahead}`);
	expect(offered).toEqual(["now", "tonight", "tomorrow", ...days, "4", "2", "3", "5"]);
	expect(html).toContain("Prvih 1 termina");
	expect(html).toContain('href="/find?gym=2&amp;training=5&amp;when=2026-11-26&amp;all=1#day-2026-11-18"');
});

test("names the nearest clubs that the address carries", async () => {
	const { html, query } = await htmlOf("?gym=3,5&all=1", [period({})], true);
	expect(query).toMatchObject({ query: { gym: "3,5", limit: undefined } });
	expect(html).toContain('<option value="3,5" selected="">Najbliži: Zemun, Vračar</option>');
	expect(html).toContain("Izaberi dan ili centar");
	expect(html).not.toContain("Prikaži još");
});

test("an empty result links to itself without each filter", async () => {
	const { html, query } = await htmlOf("?when=tonight&training=4&free=1", []);
	expect(query).toMatchObject({ query: { date: "2026-11-18", from: "17:00", training: "4", free: "1" } });
	expect(html).toContain('href="/find?training=4&amp;free=1#results"');
	expect(html).toContain('href="/find?when=tonight&amp;free=1#results"');
	expect(html).toContain('href="/find?when=tonight&amp;training=4#results"');
	expect(html).toContain("Ukloni: Samo gde ima mesta");
	expect(html).toMatch(/<h2 id="results" tabindex="-1"[^>]*>Nema takvog termina/i);
});

test("only mine: the browser loads the results, and without scripts a link leads to the log-in and back", async () => {
	const { html, query } = await htmlOf("?mine=1&training=4", [period({})]);
	expect(query).toBeUndefined();
	const props = /data-app="find">.*<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
	expect(JSON.parse(props)).toEqual({
		query: { training: "4", limit: expect.any(String) },
		today: "2026-11-18",
		all: false,
		used: [
			["Joga", "training"],
			["Samo moje omiljeno", "mine"],
		],
	});
	expect(html).toContain('href="/login?redirect=%2Ffind%3Fmine%3D1%26training%3D4"');
	expect(html).toMatch(/name="mine"[^>]*checked/);
});
