import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Registry } from "./metrics/registry.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Where browsers report what a page's content security policy kept from running. */
export const cspReportPath = "/api/csp-report";

/** The name by which the policy finds the address; see `pagePolicy`. */
export const reportingEndpoints = `csp="${cspReportPath}"`;

const maximumBytes = 16 * 1024;
const maximumReports = 20;
// The same violation is reported by every visitor who meets it; once a process is enough to know of it.
const maximumKnown = 500;

const text = z.string().catch("");
// Two dialects: `report-uri` with hyphens, `report-to` in a list and in camel case.
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

/** Of what was blocked only where it came from: paths and queries can be about the person. */
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
	// Anybody can send anything here: only names of directives become names in logs and figures.
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
	/** None while limits are lifted. */
	limiter: RateLimiter | null;
	metrics: Registry | undefined;
}

/** Takes the browsers' reports: counted, and each kind logged once, without anything about the person. */
export function receiveCspReports(app: FastifyInstance, { limiter, metrics }: ReportDeps): void {
	const counter = metrics?.counter("csp_reports_total", "Reports of browsers that a page's policy stopped something.");
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
				counter?.add({ directive: violation.directive });
				const kind = Object.values(violation).join(" ");
				if (known.has(kind) || known.size >= maximumKnown) continue;
				known.add(kind);
				request.log.warn({ violation }, "content security policy");
			}
			return reply.code(204).send();
		});
	});
}
