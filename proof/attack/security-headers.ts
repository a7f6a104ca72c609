import { none, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import type { Asked, HttpResult } from "./http.ts";
import type { Ground, Target } from "./target.ts";

type Kind = "page" | "call" | "file";

interface Address extends Asked {
	kind: Kind;
	/** May be stored in shared caches. */
	personal?: boolean;
	/** The only responses that other sites may read. */
	shared?: boolean;
	/** May ask the browser for the visitor's position. */
	locates?: boolean;
}

function addresses({ as }: Target): Address[] {
	const member = as("member");
	return [
		...["/", "/en", "/zemun", "/blog/10", "/login", "/training-schedule/3", "/no-such-page", "/en/x/y"].map(
			(path): Address => ({ kind: "page", path }),
		),
		{ kind: "page", path: "/clubs", locates: true },
		{ kind: "page", path: "/en/clubs", locates: true },
		{ kind: "page", path: "/staff" },
		{ kind: "page", path: "/api/docs" },
		{ kind: "page", path: "/demo/mail" },
		{ kind: "call", path: "/Clubs/" },
		{ kind: "call", path: "/api/gym" },
		{ kind: "call", path: "/api/nothing" },
		{ kind: "call", path: "/api/user" },
		{ kind: "call", path: "/api/user", headers: member, personal: true },
		{ kind: "call", path: "/api/user/export", headers: member, personal: true },
		{ kind: "call", path: "/api/user/booking", headers: member, personal: true },
		{ kind: "call", path: "/api/staff/member", headers: as("staff"), personal: true },
		{ kind: "call", path: "/api/form/price", method: "POST", headers: { "content-type": "text/xml" }, body: "<a/>" },
		{ kind: "call", path: "/api/app/apk/download" },
		{ kind: "call", path: "/calendar/club/1.ics", shared: true },
		{ kind: "call", path: "/calendar/member.ics?key=x" },
		{ kind: "call", path: "/videos/x.mp4" },
		{ kind: "call", path: "/robots.txt" },
		{ kind: "call", path: "/sitemap.xml" },
		{ kind: "file", path: "/media/trainers/x.svg" },
		{ kind: "file", path: "/assets/x.js" },
	];
}

const always: [string, RegExp][] = [
	["x-content-type-options", /^nosniff$/],
	["strict-transport-security", /^max-age=31536000; includeSubDomains$/],
];
const onDocuments: [string, RegExp][] = [
	...always,
	["x-frame-options", /^DENY$/],
	["referrer-policy", /^strict-origin-when-cross-origin$/],
	["cross-origin-opener-policy", /^same-origin/],
	["content-security-policy", /default-src 'none'/],
];
const required: Record<Kind, [string, RegExp][]> = {
	page: [...onDocuments, ["content-security-policy", /base-uri 'none'/]],
	call: [...onDocuments, ["content-security-policy", /frame-ancestors 'none'/]],
	file: always,
};
const forbidden = ["x-powered-by", "set-cookie", "server", "via", "access-control-allow-credentials"];

function complaints({ kind, personal, shared, locates }: Address, { headers, status, body }: HttpResult): string[] {
	const found: string[] = [];
	for (const [name, value] of required[kind])
		if (!value.test(headers[name] ?? "")) found.push(`${name} is "${headers[name] ?? ""}"`);
	const permissions = headers["permissions-policy"] ?? "";
	if (kind !== "file" && !permissions.includes(`microphone=(), geolocation=${locates ? "(self)" : "()"},`))
		found.push(`permissions-policy is "${permissions}"`);
	for (const name of forbidden) if (name in headers) found.push(`${name} is sent`);
	const policy = headers["content-security-policy"] ?? "";
	if (/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|data:|http:)/.test(policy)) found.push("loose script-src");
	if ("access-control-allow-origin" in headers && !shared) found.push("access-control-allow-origin is sent");
	if (personal && !/no-store/.test(headers["cache-control"] ?? "")) found.push("may be stored");
	const type = headers["content-type"] ?? "";
	if (body.length > 0 && type.startsWith("text/") && !/charset=utf-8/i.test(type)) found.push(`type ${type}`);
	if (status >= 500) found.push(`status ${status}`);
	return found;
}

/** Security headers on every kind of response. */
export function securityHeaders(ground: Ground): Trial {
	return {
		name: "headers",
		title: "Headers",
		run: async () => {
			const target = await ground.open("headers");
			const findings = new Findings();
			const list = addresses(target);
			for (const address of list) {
				for (const method of address.method ? [address.method] : ["GET", "HEAD"]) {
					const answer = await target.caller.send({ ...address, method });
					for (const complaint of complaints(address, answer)) findings.add(complaint, `${method} ${address.path}`);
				}
			}
			for (const method of ["TRACE", "TRACK", "CONNECT", "PROPFIND"]) {
				const { status } = await target.caller.send({ method, path: "/api/gym" });
				if (status >= 200 && status < 300) findings.add(`${method} is answered with ${status}`);
			}
			const preflight = await target.caller.send({
				method: "OPTIONS",
				path: "/api/user",
				headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
			});
			if ("access-control-allow-origin" in preflight.headers) findings.add("a preflight is granted");
			await target.close();
			return {
				figures: { requests: list.length * 2 + 5, findings: findings.kinds },
				checks: [none("headers that are missing, wrong or too many", findings.count)],
				notes: findings.lines(),
			};
		},
	};
}
