import { expect, test } from "vitest";
import { guardedLookup, publicEndpoints } from "./endpoint-guard.ts";

test.for([
	"https://fcm.googleapis.com/fcm/send/abc",
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://web.push.apple.com/abc",
	"https://8.8.8.8/abc",
	"https://[2606:4700::1111]/abc",
])("%s is accepted", (url) => expect(publicEndpoints.acceptsUrl(new URL(url))).toBe(true));

test.for([
	"http://fcm.googleapis.com/abc",
	"https://fcm.googleapis.com:8443/abc",
	"https://user@fcm.googleapis.com/abc",
	"https://localhost/abc",
	"https://database/abc",
	"https://127.0.0.1/abc",
	"https://2130706433/abc",
	"https://0x7f.1/abc",
	"https://10.1.2.3/abc",
	"https://169.254.169.254/latest/meta-data",
	"https://[::1]/abc",
	"https://[::ffff:10.0.0.1]/abc",
	"https://[fd00::1]/abc",
	"https://[fe80::1]/abc",
	"https://[64:ff9b::7f00:1]/abc",
	"https://[2002:7f00:1::]/abc",
])("%s is refused", (url) => expect(publicEndpoints.acceptsUrl(new URL(url))).toBe(false));

test("a name that leads to this machine is refused when it is looked up", async () => {
	const found = new Promise((resolve) => guardedLookup(publicEndpoints)("localhost", { all: true }, resolve));
	expect(await found).toMatchObject({ name: "RefusedEndpoint" });
});

test("another guard decides otherwise, for one address and for all", async () => {
	const lookUp = guardedLookup({ acceptsUrl: () => true, acceptsAddress: (address) => address === "127.0.0.1" });
	const one = new Promise((resolve) => lookUp("localhost", { family: 4 }, (...answer) => resolve(answer)));
	expect(await one).toEqual([null, "127.0.0.1", 4]);
	const all = new Promise((resolve) => lookUp("localhost", { all: true, family: 4 }, (...answer) => resolve(answer)));
	expect(await all).toEqual([null, [{ address: "127.0.0.1", family: 4 }]]);
});
