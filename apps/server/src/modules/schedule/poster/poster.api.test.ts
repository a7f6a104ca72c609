import { inflateSync } from "node:zlib";
import type { GymRoom } from "@kvart/contract/clubs";
import type { Period } from "@kvart/contract/schedule";
import { formatTime } from "@kvart/contract/time";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPeriod } from "../../../../test/booking-factories.ts";
import { buildTestApp } from "../../../../test/test-app.ts";
import { settings } from "../../../platform/database/schema/office.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";
import { switchesKey } from "../../../platform/switches.ts";
import { posterOf } from "./poster.ts";
import { PosterCache } from "./service.ts";

const { api, call, db, server } = await buildTestApp({ env: { PUBLIC_URL: "https://kvart.example" } });

/**
 * The text of a PDF as any reader would copy it: each font's own map from glyphs to letters, applied to the page's
 * text in the order in which it was drawn.
 */
function textOf(pdf: Buffer): string {
	const source = pdf.toString("latin1");
	const objects = new Map<number, { head: string; body: string }>();
	for (const [, number = "", content = ""] of source.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
		const [head = "", stream] = content.split(/stream\n/s, 2);
		const raw = stream?.slice(0, Number(/\/Length (\d+)/.exec(head)?.[1]));
		const body = raw && /FlateDecode/.test(head) ? inflateSync(Buffer.from(raw, "latin1")).toString("latin1") : raw;
		objects.set(Number(number), { head, body: body ?? "" });
	}
	const fonts = new Map<string, Map<string, string>>();
	for (const { head } of objects.values()) {
		for (const [, name = "", reference] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(reference))?.head ?? "")?.[1];
			if (map) fonts.set(name, lettersOf(objects.get(Number(map))?.body ?? ""));
		}
	}
	const pages = [...objects.values()].filter(({ body }) => /\bTJ\b/.test(body));
	return pages.map(({ body }) => drawnText(body, fonts)).join("\n");
}

function lettersOf(map: string): Map<string, string> {
	const letters = new Map<string, string>();
	for (const [, first = "", , list = ""] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gs)) {
		for (const [index, [, hex = ""]] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
			const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
			letters.set(code, Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
		}
	}
	return letters;
}

function drawnText(page: string, fonts: Map<string, Map<string, string>>): string {
	let text = "";
	let font = new Map<string, string>();
	let line = "";
	for (const [, name, y, drawn] of page.matchAll(/\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/g)) {
		if (name) font = fonts.get(name) ?? font;
		if (y && y !== line) text += "\n";
		if (y) line = y;
		for (const [, glyphs = ""] of (drawn ?? "").matchAll(/<([0-9a-f]+)>/g))
			text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? "\ufffd").join("");
	}
	return text;
}

async function poster(path: string): Promise<{ text: string; pdf: Buffer; headers: Record<string, unknown> }> {
	const response = await server.inject({ method: "GET", url: path });
	expect(response.statusCode, path).toBe(200);
	expect(response.headers["content-type"]).toBe("application/pdf");
	return { text: textOf(response.rawPayload), pdf: response.rawPayload, headers: response.headers };
}

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

test("the poster has every training of the week on one A4 landscape page", async () => {
	for (const gymId of [3, 8]) {
		const [room] = (await call<GymRoom[]>("GET", `/api/gym/${gymId}/gym_room`)).body;
		const { body: periods } = await call<Period[]>("GET", `/api/period/gym_room/${room?.id}`);
		const { text, pdf, headers } = await poster(`/schedule/${gymId}.pdf`);
		expect(text).not.toContain("\ufffd");
		const flat = text.replace(/\s+/g, " ");
		for (const { time, training, coach } of periods) {
			expect(flat).toContain(formatTime(time));
			// A long name may take two lines.
			expect(flat.replaceAll(" ", "")).toContain(training.name.toUpperCase().replaceAll(" ", ""));
			if (coach) expect(flat).toContain(coach.name);
		}
		for (const day of ["PONEDELJAK", "ČETVRTAK", "NEDELJA"]) expect(flat).toContain(day);
		expect(flat).toContain("16–22. NOVEMBAR 2026.");
		expect(flat).toContain("Otkazano");
		expect(pagesOf(pdf)).toBe(1);
		expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
		expect(headers["content-disposition"]).toMatch(/^inline; filename="kvart-/);
	}
});

test("all Serbian letters can be copied from both fonts", async () => {
	const [name, coach] = ["Šljiva čaj ćup žaba đak", "Čeda Žuža Šćepan Đurić Đžš"];
	const [training] = await db.update(trainings).set({ name }).where(eq(trainings.id, 1)).returning();
	await db.update(trainers).set({ name: coach }).where(eq(trainers.id, 1));
	const [room] = (await call<GymRoom[]>("GET", "/api/gym/8/gym_room")).body;
	await createPeriod(db, { gymRoomId: room?.id ?? 0, trainingId: training?.id ?? 0, trainerId: 1 });
	const text = (await poster("/schedule/8.pdf")).text.replace(/\s+/g, " ");
	expect(text).toContain("USTANIČKA");
	expect(text).toContain("ŠLJIVA ČAJ ĆUP ŽABA ĐAK");
	expect(text).toContain(coach);
});

test("the classes of the partner are marked with the name that the office has given", async () => {
	await db.insert(settings).values({ key: switchesKey, value: { partner: "Ćiribu Čaj" } });
	await api.deps.switches.refresh();
	const [room] = (await call<GymRoom[]>("GET", "/api/gym/7/gym_room")).body;
	await createPeriod(db, { gymRoomId: room?.id ?? 0, samsungPromotion: true });
	expect((await poster("/schedule/7.pdf")).text).toContain("Ćiribu Čaj");
});

test("in English, of another room and of the promotion", async () => {
	const rooms = (await call<GymRoom[]>("GET", "/api/gym/5/gym_room")).body;
	const { text } = await poster(`/schedule/5.pdf?lang=en&room=${rooms[1]?.id}`);
	expect(text).toContain("VRAČAR");
	expect(text).toContain(rooms[1]?.name_eng.toUpperCase());
	expect(text).toContain("16–22 NOVEMBER 2026");
	expect(text).toContain("WEDNESDAY");
	expect(text).toContain("kvart.example/en/training-schedule/5");
	const promotion = await poster("/schedule/5.pdf?kind=promotion&lang=en");
	const { body: active } = await call<{ title_eng: string }>("GET", "/api/promotion/active");
	expect(promotion.text).toContain(active.title_eng.toUpperCase());
	expect(promotion.text).toContain("kvart.example/en/promotions/5");
	expect(pagesOf(promotion.pdf)).toBe(1);
	expect((await poster("/schedule/1.pdf?kind=promotion")).text).toContain("TRENUTNO NEMA TRENINGA.");
});

test("the same contents are printed once", async () => {
	const club = { id: 3, name: "Zemun", address: "Glavna 1", phone: "1" };
	const input = {
		locale: "sr",
		club,
		room: null,
		periods: [],
		promotion: null,
		publicUrl: "https://kvart.example",
		partner: "Samsung",
	} as const;
	const cache = new PosterCache();
	const first = cache.print(posterOf({ ...input, today: "2026-11-18" }));
	expect(cache.print(posterOf({ ...input, today: "2026-11-18" }))).toBe(first);
	expect(cache.print(posterOf({ ...input, today: "2026-11-19" }))).not.toBe(first);
	const { headers } = await poster("/schedule/7.pdf");
	const again = await call("GET", "/schedule/7.pdf", { headers: { "if-none-match": String(headers["etag"]) } });
	expect(again.status).toBe(304);
});

test.for([
	"/schedule/99.pdf",
	"/schedule/x.pdf",
	"/schedule/2.pdf",
	"/schedule/3.pdf?room=1",
	"/schedule/3.pdf?room=x",
])("%s is not found", async (path) => {
	expect(await call("GET", path)).toMatchObject({ status: 404, body: { code: "ERR_NOT_FOUND" } });
});
