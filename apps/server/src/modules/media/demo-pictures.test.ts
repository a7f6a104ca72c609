import { coachKey, coachKeys } from "@kvart/media/coaches";
import { clubKeyOf, galleries } from "@kvart/media/galleries";
import { photoOf } from "@kvart/media/photos";
import { expect, test } from "vitest";
import { blogPosts } from "../../demo/content/blog-posts.ts";
import { clubs } from "../../demo/content/clubs.ts";
import { events } from "../../demo/content/events.ts";
import { trainers } from "../../demo/content/trainers.ts";
import { trainings } from "../../demo/content/trainings.ts";

test.each([
	["trainings", trainings],
	["blog", blogPosts],
	["events", events],
	["banners", events],
] as const)("every record of the demo has its picture: %s", (kind, records) => {
	for (const { picture } of records) expect(photoOf(kind, picture), picture).toBeDefined();
});

test("every coach is cast", () => {
	for (const { name, picture } of trainers) {
		expect(coachKeys, name).toContain(picture);
		expect(coachKey(name)).toBe(picture);
	}
});

test("every club has as many gallery pictures as its page promises", () => {
	for (const { slug, galleryCount } of clubs) {
		const club = clubKeyOf(slug);
		expect(club && galleries[club].length, slug).toBe(galleryCount);
	}
});
