import { pictureOf } from "@kvart/media/picture";
import { freeTrainingBlock } from "@kvart/media/slots";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AddressContext } from "../../lib/address.ts";
import { Home } from "./home.tsx";

const picture = pictureOf(freeTrainingBlock, "sr");
const event = (id: number) => ({ id, kicker: "Akcija", title: `Događaj ${id}`, summary: "Kratko.", picture });

/** The home page of a chain without clubs, classes and posts. */
function homeWith(events: number): string {
	const none = { clubs: [], next: { classes: [], allPath: "/find" }, posts: [], lead: null, about: ["Ko smo."] };
	const data = {
		...none,
		freePicture: picture,
		events: Array.from({ length: events }, (_, index) => event(index + 1)),
	};
	return renderToStaticMarkup(
		<AddressContext value={{ pathname: "/", search: "" }}>
			<Home data={data} />
		</AddressContext>,
	);
}

const buttons = ["data-banner-previous", "data-banner-next", "data-banner-pause", "data-banner-count"];
const shown = (html: string) => buttons.filter((name) => html.includes(name));

test("without an active event the home page has no banner, and begins with its heading", () => {
	const html = homeWith(0);
	expect(html).not.toContain("data-banner");
	expect(html).toMatch(/<h1/);
	expect(html).toContain("100%");
});

test("one active event is shown without arrows, with the way to it and to all events", () => {
	const html = homeWith(1);
	expect(html.match(/data-said/g)).toHaveLength(1);
	expect(html).toContain('href="/events/1"');
	expect(html).toContain('href="/events"');
	expect(shown(html)).toEqual([]);
});

test("more than one active event have arrows, a pause and a count", () => {
	expect(shown(homeWith(2))).toEqual(buttons);
});
