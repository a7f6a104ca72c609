import { expect, it } from "vitest";
import { thumbnailOf } from "./record-field.tsx";

it("finds the thumbnail of a gallery picture", () => {
	expect(thumbnailOf("/galleries/usce/12.jpg")).toEqual({
		url: "/galleries/usce_thumbnails/12_thumb.jpg",
		number: "12",
	});
});
