import { describe, expect, it } from "vitest";
import { blankStory, checkStory, eventBody, postBody, readStory } from "./story-values.ts";

const written = { ...readStory(blankStory), header: "Naslov", text: "<p>Tekst</p>" };
const photo = { url: "/media/uploads/1-0123456789.jpg", alt: "", alt_eng: "" };

describe("publication time", () => {
	it("survives a round trip in the clubs' time zone", () => {
		const waiting = readStory({ ...blankStory, state: "waiting", published_at: "2026-11-20T17:30:00.000Z" });
		expect(waiting).toMatchObject({ publication: "scheduled", day: "2026-11-20", time: 1830 });
		expect(postBody(waiting).publish_at).toBe("2026-11-20T17:30:00.000Z");
	});

	it("is set by the server when published now", () => {
		expect(postBody({ ...written, publication: "published" }).publish_at).toBe("now");
		expect(postBody({ ...written, publication: "draft" }).publish_at).toBeNull();
	});
});

describe("missing fields", () => {
	it("lists only the title for a draft", () => {
		expect(checkStory({ ...written, text: "" }, "event")).toEqual({});
		expect(checkStory({ ...written, header: "" }, "post")).toEqual({ header: "required-field" });
	});

	it("lists everything that is shown for a published story", () => {
		const published = { ...written, text: "", publication: "published" } as const;
		expect(Object.keys(checkStory(published, "post"))).toEqual(["text", "photo"]);
		expect(Object.keys(checkStory(published, "event"))).toEqual(["text", "photo", "kicker", "summary"]);
	});

	it("lists the time for a scheduled story", () => {
		const scheduled = { ...written, photo, publication: "scheduled", day: "2026-11-20" } as const;
		expect(checkStory(scheduled, "post")).toEqual({ time: "required-field" });
	});
});

it("an event ends after it starts", () => {
	const event = { ...written, from_date: "2026-12-05", from_time: 1000 };
	expect(checkStory(event, "event")).toEqual({ to_time: "required-field" });
	expect(checkStory({ ...event, to_time: 900 }, "event")).toEqual({ to_time: "invalid-value" });
	expect(checkStory({ ...event, to_time: 1400 }, "event")).toEqual({});
	expect(checkStory(event, "post")).toEqual({});
});

it("sends event fields only for events", () => {
	expect(postBody(written)).not.toHaveProperty("in_banner");
	expect(eventBody({ ...written, in_banner: true, kicker: "Novo" })).toMatchObject({ in_banner: true, kicker: "Novo" });
});
