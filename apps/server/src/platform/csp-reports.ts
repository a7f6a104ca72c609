import type { FastifyInstance } from "fastify";
import { Counter, type Registry } from "prom-client";
import { z } from "zod";
import type { RateLimiter } from "./rate-limit.ts";

export const cspReportPath = "/api/csp-report";

/** Value of the `reporting-endpoints` header; policies refer to it as `csp`. */
export const reportingEndpoints = `csp="${cspReportPath}"`;

const maximumBytes = 16 * 1024;
const maximumReports = 20;
// Every visitor reports the same violation; each is logged once.
const maximumKnown = 500;

const text = z.string().catch("");
// The formats of `report-uri` and of the newer `report-to`.
const report = z.union([
	z.object({ "csp-report": z.object({ "effective-directive": text, "blocked-uri": text, "document-uri": text }) }),
	z.object({
		type: z.literal("csp-violation"),
		body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
	}),
]);

interface Violation {
	directive: string;
	blocked: string;
	page: string;
}

/** Only the origin: paths and queries can hold personal data. */
function originOf(address: string): string {
	if (/^[a-z-]{1,20}$/.test(address)) return address;
	return URL.canParse(address) ? new URL(address).origin : "unknown";
}

function pathOf(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname.slice(0, 100) : "unknown";
}

function violationOf(given: z.output<typeof report>): Violation {
	const [directive, blocked, page] =
		"body" in given
			? [given.body.effectiveDirective, given.body.blockedURL, given.body.documentURL]
			: [
					given["csp-report"]["effective-directive"],
					given["csp-report"]["blocked-uri"],
					given["csp-report"]["document-uri"],
				];
	// Anyone can send anything here: only names of directives get into logs and metrics.
	const known = /^[a-z-]{1,30}-src(-elem|-attr)?$/.test(directive) ? directive : "other";
	return { directive: known, blocked: originOf(blocked), page: pathOf(page) };
}

function violationsOf(body: unknown): Violation[] {
	const list: unknown[] = Array.isArray(body) ? body.slice(0, maximumReports) : [body];
	return list.flatMap((item) => {
		const parsed = report.safeParse(item);
		return parsed.success ? [violationOf(parsed.data)] : [];
	});
}

interface ReportDeps {
	/** Null if rate limits are off. */
	limiter: RateLimiter | null;
	metrics: Registry | undefined;
}

/** Counts the reports of browsers and logs each kind once, without personal data. */
export function receiveCspReports(app: FastifyInstance, { limiter, metrics }: ReportDeps): void {
	const counter =
		metrics &&
		new Counter({
			name: "csp_reports_total",
			help: "Reports of browsers that a page's policy blocked something.",
			labelNames: ["directive"],
			registers: [metrics],
		});
	const known = new Set<string>();
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			["application/csp-report", "application/reports+json", "application/json"],
			{ parseAs: "string", bodyLimit: maximumBytes },
			app.getDefaultJsonParser("remove", "remove"),
		);
		scope.post(cspReportPath, async (request, reply) => {
			limiter?.count("default", request.ip, undefined);
			for (const violation of violationsOf(request.body)) {
				counter?.inc({ directive: violation.directive });
				const kind = Object.values(violation).join(" ");
				if (known.has(kind) || known.size >= maximumKnown) continue;
				known.add(kind);
				request.log.warn({ violation }, "content security policy violated");
			}
			return reply.code(204).send();
		});
	});
}
