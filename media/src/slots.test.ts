import { expect, test } from "vitest";
import { isDrawingName } from "./drawings.ts";
import { isMasterName, pictureOf } from "./picture.ts";
import * as slots from "./slots.ts";

test("every slot has an existing picture", () => {
	const names = (JSON.stringify(slots).match(/"[a-z]+\/[a-z0-9-]+"/g) ?? []).map((name): string => JSON.parse(name));
	expect(names.length).toBeGreaterThan(100);
	for (const name of names) expect(isMasterName(name) || isDrawingName(name), name).toBe(true);
});

test("no two trainings, blog posts or events share a picture", () => {
	for (const list of [slots.trainingPictures, slots.blogPictures, slots.eventPictures, slots.eventBanners]) {
		expect(new Set(Object.values(list)).size).toBe(Object.values(list).length);
	}
});

test("home banners and poster heroes are wide", () => {
	for (const name of Object.values(slots.eventBanners)) expect(pictureOf(name, "sr").width, name).toBe(1600);
	for (const page of ["freestyle", "lesmills", "gym-services", "padel", "landing", "sign-up", "clubs"] as const) {
		expect(pictureOf(slots.pageHeroes[page], "sr").width, page).toBe(1600);
	}
});

test("/other-services opens on something that it offers", () => {
	expect(slots.pageHeroes["other-services"]).toMatch(/^common\/(bar|massage|solarium)-/);
});
