import { expect, it } from "vitest";
import { thumbnailOf } from "./gallery-field.tsx";

it("shows the small version of a picture of the gallery", () => {
	expect(thumbnailOf("/galleries/usce/12.jpg")).toEqual({
		url: "/galleries/usce_thumbnails/12_thumb.jpg",
		number: "12",
	});
});
