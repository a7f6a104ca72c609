// The plain form of a heart, answered as the server does it; the API is a fake.
import type { SiteContext } from "@kvart/contract/site";
import { expect, test } from "vitest";
import { createSite } from "./entry.server.tsx";

const answer = createSite({ styles: {}, commonStyles: [], scripts: [], apps: {} });
const site = { api: {}, apiUrl: "/api", publicUrl: "https://kvart.example" } as unknown as SiteContext;

async function press(path: string, referer?: string) {
	const body = new URLSearchParams({ favourite: "coach 5" });
	const headers = referer ? { referer } : {};
	const response = await answer(new Request(`https://kvart.example${path}`, { method: "POST", body, headers }), site);
	return { status: response.status, location: response.headers["location"] };
}

test("a visitor who presses a heart is sent to the log-in, and back to where it was", async () => {
	expect(await press("/login", "https://kvart.example/coaches?club=zemun&coach=5")).toEqual({
		status: 303,
		location: "/login?redirect=%2Fcoaches%3Fclub%3Dzemun%26coach%3D5&favourite=1",
	});
	expect(await press("/en/login", "https://kvart.example/en/zemun")).toEqual({
		status: 303,
		location: "/en/login?redirect=%2Fen%2Fzemun&favourite=1",
	});
});

test.for([undefined, "nothing", "https://kvart.example//evil.example"])(
	"without a useful referrer: %s",
	async (from) => {
		expect((await press("/login", from)).location).toBe("/login?redirect=%2F&favourite=1");
	},
);
