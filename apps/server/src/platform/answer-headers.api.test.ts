import type { Method } from "@kvart/contract/calls";
import type { Site } from "@kvart/contract/site";
import { expect, test } from "vitest";
import { loggedIn, proved } from "../../test/member-factories.ts";
import { addStaff } from "../../test/staff-factories.ts";
import { buildTestApp } from "../../test/test-app.ts";
import { installSite } from "./site/bridge.ts";

// Every kind of answer, as in production; the site is a fake.
const site: Site = async ({ url }) => ({
	status: url.includes("no-such") ? 404 : 200,
	headers: { "content-type": "text/html; charset=utf-8", "x-inline-script-hashes": "sha256-run" },
	body: "<script>run()</script>",
});
const app = await buildTestApp({ env: { PUBLIC_URL: "https://kvart.example" } });
installSite(app.server, { site, api: app.api });

const member = await proved(app.db, (await loggedIn(app)).headers);
const { headers: staff } = await addStaff(app.db);

interface Asked {
	path: string;
	headers?: Record<string, string>;
	/** No cache may keep it. */
	personal?: boolean;
	/** The only answers that other sites may read. */
	shared?: boolean;
}

const pages: Asked[] = ["/", "/en", "/zemun", "/login", "/no-such-page", "/Clubs/"].map((path) => ({ path }));
const answers: Asked[] = [
	{ path: "/api/gym" },
	{ path: "/api/nothing" },
	{ path: "/api/user", personal: true },
	{ path: "/api/user", headers: member, personal: true },
	{ path: "/api/user/export", headers: member, personal: true },
	{ path: "/api/user/booking", headers: member, personal: true },
	{ path: "/api/staff/member", headers: staff, personal: true },
	{ path: "/api/app/apk/download" },
	{ path: "/api/docs" },
	{ path: "/calendar/club/1.ics", shared: true },
	{ path: "/calendar/member.ics?key=x", personal: true },
	{ path: "/videos/x.mp4" },
];
const files: Asked[] = [{ path: "/media/trainers/x.svg" }, { path: "/assets/x.js" }];

const always = {
	"x-content-type-options": "nosniff",
	"strict-transport-security": "max-age=31536000; includeSubDomains",
};
const onDocuments = {
	...always,
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": expect.stringMatching("same-origin"),
	"permissions-policy": expect.stringContaining("microphone=(), geolocation=()"),
	"content-security-policy": expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
};
const never = ["x-powered-by", "set-cookie", "server", "via", "access-control-allow-credentials"];

async function headersOf({ path, headers = {} }: Asked, method: Method | "HEAD") {
	return (await app.server.inject({ method, url: path, headers })).headers;
}

test.for([
	...[...pages, ...answers].map((asked) => [asked.path, asked, onDocuments] as const),
	...files.map((asked) => [asked.path, asked, always] as const),
])("%s has the headers of its kind, and none too many", async ([, asked, wanted]) => {
	for (const method of ["GET", "HEAD"] as const) {
		const sent = await headersOf(asked, method);
		expect(sent).toMatchObject(wanted);
		for (const name of never) expect(sent).not.toHaveProperty(name);
		expect(sent["access-control-allow-origin"]).toBe(asked.shared ? "*" : undefined);
		if (asked.personal) expect(sent["cache-control"]).toBe("no-store");
		expect(sent["content-type"] ?? "text/html; charset=utf-8").not.toMatch(/^text\/(?!.*charset=utf-8)/);
	}
});

test("a page runs only its own inline scripts, and nothing from elsewhere", async () => {
	const { "content-security-policy": policy } = await headersOf({ path: "/zemun" }, "GET");
	expect(policy).toContain("script-src 'self' 'sha256-run';");
	expect(policy).toContain("base-uri 'none'");
});

test("a preflight of another site is not granted", async () => {
	const { headers } = await app.server.inject({
		method: "OPTIONS",
		url: "/api/user",
		headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
	});
	expect(headers).not.toHaveProperty("access-control-allow-origin");
});
