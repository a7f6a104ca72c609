import { expect, test } from "vitest";
import { allScreens, firstScreens, picturesOf } from "./page-pictures.ts";

const widths = [240, 300, 380, 480, 600, 760, 960, 1200, 1400, 1600];

function source(id: string, sizes: string, type = "image/avif"): string {
	const srcSet = widths.map((width) => `/media/p/${id}.${width}.avif ${width}w`).join(", ");
	return `<picture><source type="${type}" srcSet="${srcSet}" sizes="${sizes}"/><img src="/x.jpg"/></picture>`;
}

const widthsOf = (sizes: string) =>
	picturesOf(source("a", sizes), allScreens)
		.map((file) => Number(file.split(".")[1]))
		.toSorted((a, b) => a - b);

test.each([
	// 390 × 3, 412 × 2.625 and 1440 wide need 1170, 1082 and 1440; the others more than there is.
	["100vw", [1200, 1600]],
	// 175 × 3, 175 × 2.625 and 175 × 2 on small screens; 290 and twice as much on large ones.
	["(width &gt;= 1440px) 290px, (width &gt;= 768px) 20vw, 175px", [300, 380, 480, 600]],
	["(min-width: 1024px) 300px, 100px", [240, 300, 600]],
	["calc(100vw - 2rem)", [1200, 1600]],
	["(width &gt;= 1024px) 15rem, min(50vw, 100px)", [240, 300, 480]],
	["a length of the future", [1200, 1600]],
])("sizes %j needs %j", (sizes, needed) => {
	expect(widthsOf(sizes)).toEqual(needed);
});

test("returns pictures in page order, each once, in one format", () => {
	const html = `${source("first", "80px")}${source("second", "80px")}${source("first", "80px")}${source("third", "80px", "image/webp")}`;
	expect(picturesOf(html, allScreens)).toEqual(["first.240.avif", "second.240.avif"]);
	expect(picturesOf("<p>nothing</p>", allScreens)).toEqual([]);
});

test("the first screens need few of the files", () => {
	expect(picturesOf(source("a", "100vw"), firstScreens)).toEqual(["a.1600.avif", "a.1200.avif"]);
});
