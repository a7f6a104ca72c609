import { describe, expect, it } from "vitest";
import { currentOf, holdsCurrent } from "./links.tsx";

describe("marking the page shown", () => {
	it.each([
		["/blog", "/blog", "page"],
		["/blog", "/blog/5", "true"],
		["/blog", "/blogs", undefined],
		["/", "/", "page"],
		["/", "/blog", undefined],
		["/gym-services#personal", "/gym-services", undefined],
	])("a link to %s on %s", (path, shown, current) => {
		expect(currentOf(path, shown)).toBe(current);
	});

	it("marks a dropdown by its pages, anchors included", () => {
		expect(holdsCurrent(["/freestyle-trainings", "/gym-services#small"], "/gym-services")).toBe(true);
		expect(holdsCurrent(["/freestyle-trainings", "/gym-services#small"], "/padel")).toBe(false);
	});
});
