import type { Client } from "@kvart/contract/client";
import type { FoundPeriod } from "@kvart/contract/schedule";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { loadClass } from "./features/find/class.server.ts";
import { ClassPage } from "./features/find/class-page.tsx";
import { AddressContext } from "./lib/address.ts";
import { NotFoundError } from "./lib/page.ts";
import { meta } from "./routes/class.tsx";

const on = (training_date: string): FoundPeriod => ({
	id: 7,
	kind: "ordinary",
	time: 1830,
	training_date,
	duration: 50,
	capacity: 20,
	free_places: 3,
	waiting_count: 0,
	training: { id: 4, name: "Joga", name_eng: "Yoga" },
	coach: { id: 2, name: "Luka S." },
	gym: { id: 3, name: "Zemun", slug: "zemun", latitude: 44.8, longitude: 20.4 },
	room: { id: 4, name: "Mala sala", name_eng: "Small studio" },
});

const getTime = async () => ({ date: "2026-11-18", now: "2026-11-18T09:00:00.000Z", booking_window: "rolling" });

/** A fake API on Wednesday, 18 November; the class is each Wednesday. */
function apiWith(dates: string[]) {
	const findPeriods = vi.fn(async ({ query: { period, date } }: { query: { period?: string; date?: string } }) => ({
		results: dates.filter((each) => (period === "7" || !period) && (!date || date === each)).map(on),
		more: false,
	}));
	return { findPeriods, getTime } as unknown as Client;
}

async function open(name: string, dates = ["2026-11-18", "2026-11-25"]) {
	const loaderData = await loadClass(apiWith(dates), "sr", name);
	const pathname = `/class/${name}`;
	const html = renderToStaticMarkup(
		<AddressContext value={{ pathname, search: "" }}>
			<ClassPage data={loaderData} />
		</AddressContext>,
	);
	const head = JSON.stringify(meta({ pathname, publicUrl: "https://kvart.example", loaderData }));
	return { html, head, coming: loaderData.coming };
}

test("shows the class on its date, where it is booked, and its own link preview", async () => {
	const { html, head } = await open("7-2026-11-18");
	expect(html).toContain("sreda, 18. novembar u 18:30");
	expect(html).toContain('href="/training-schedule/3?room=4&amp;week=2026-11-16&amp;day=3&amp;book=7"');
	expect(html).toContain("Slobodno 3 / 20");
	expect(html).not.toContain("Bez naloga");
	expect(head).toContain("Joga, Zemun, sreda, 18. novembar u 18:30");
	expect(head).toContain("https://kvart.example/media/og/class-7.sr.jpg");
	expect(head).toContain('"og:url","content":"https://kvart.example/class/7-2026-11-18"');
	expect(head).toContain("noindex");
});

test("on another day it says when guests can book", async () => {
	expect((await open("7-2026-11-25")).html).toContain("Bez naloga se prijavljuješ na sam dan treninga.");
});

test.for(["7-2026-11-11", "7-2026-11-19", "7-2027-11-17", "7-2026-11-31", "8-2026-11-18"])(
	"%s is over or was never there: the page shows what comes next",
	async (name) => {
		const { html, head, coming } = await open(name);
		expect(coming).toBeNull();
		expect(html).toContain("Taj termin je prošao");
		expect(html).toContain("&amp;book=7");
		expect(head).not.toContain("og:image");
	},
);

test.for(["7", "0-2026-11-18", "7-today", "7-2026-11-18-1", "x"])("refuses %s as a class", async (name) => {
	await expect(open(name)).rejects.toThrow(NotFoundError);
});
