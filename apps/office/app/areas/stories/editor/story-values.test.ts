import { describe, expect, it } from "vitest";
import { blankStory, checkStory, eventBody, postBody, readStory } from "./story-values.ts";

const written = { ...readStory(blankStory), header: "Naslov", text: "<p>Tekst</p>" };
const photo = { url: "/media/uploads/1-0123456789.jpg", alt: "", alt_eng: "" };

describe("when a text is to be seen", () => {
	it("is read from the record by the club's clock, and goes back as it was", () => {
		const waiting = readStory({ ...blankStory, state: "waiting", published_at: "2026-11-20T17:30:00.000Z" });
		expect(waiting).toMatchObject({ publication: "scheduled", day: "2026-11-20", time: 1830 });
		expect(postBody(waiting).publish_at).toBe("2026-11-20T17:30:00.000Z");
	});

	it("is left to the server's clock when it is now", () => {
		expect(postBody({ ...written, publication: "published" }).publish_at).toBe("now");
		expect(postBody({ ...written, publication: "draft" }).publish_at).toBeNull();
	});
});

describe("what is missing", () => {
	it("is only the title of a draft", () => {
		expect(checkStory({ ...written, text: "" }, "event")).toEqual({});
		expect(checkStory({ ...written, header: "" }, "post")).toEqual({ header: "required-field" });
	});

	it("is everything that people are to see once it is published", () => {
		const published = { ...written, text: "", publication: "published" } as const;
		expect(Object.keys(checkStory(published, "post"))).toEqual(["text", "photo"]);
		expect(Object.keys(checkStory(published, "event"))).toEqual(["text", "photo", "kicker", "summary"]);
	});

	it("is the hour of what is scheduled", () => {
		const scheduled = { ...written, photo, publication: "scheduled", day: "2026-11-20" } as const;
		expect(checkStory(scheduled, "post")).toEqual({ time: "required-field" });
	});
});

it("sends what belongs to events only with events", () => {
	expect(postBody(written)).not.toHaveProperty("in_banner");
	expect(eventBody({ ...written, in_banner: true, kicker: "Novo" })).toMatchObject({ in_banner: true, kicker: "Novo" });
});
