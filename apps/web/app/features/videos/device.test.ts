import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Linux", "Chrome"],
	[`Mozilla/5.0 (Linux; Android 15; SM-S911B) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Android", "Chrome"],
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
		"Windows",
		"Edge",
	],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "iOS", "Safari"],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "macOS", "Firefox"],
	["curl/8", "unknown", "unknown"],
])("%s", (agent, os, client) => {
	expect(deviceOf(agent)).toEqual({ os, client });
});
