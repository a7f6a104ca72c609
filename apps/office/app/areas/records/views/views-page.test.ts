import { expect, it } from "vitest";
import { viewsByVideo } from "./views-page.tsx";

it("sums the devices, most watched first", () => {
	const at = "2026-11-18T09:00:00.000Z";
	const view = (video_id: number, device: string, views: number) => ({ video_id, device, views, last_viewed_at: at });
	const titles = new Map([
		[1, "Noge"],
		[2, "Leđa"],
		[3, "Ramena"],
	]);
	expect(viewsByVideo([view(1, "iOS", 2), view(2, "iOS", 1), view(2, "Windows", 4)], titles)).toEqual([
		{ title: "Leđa", views: 5 },
		{ title: "Noge", views: 2 },
		{ title: "Ramena", views: 0 },
	]);
});
