import type { FastifyInstance } from "fastify";
import { cspReportPath } from "./csp-reports.ts";

const plainFiles = /^\/(assets|staff\/assets|media|galleries)\//;

const onEveryAnswer = { "x-content-type-options": "nosniff" };

// Without effect on the many small files of a page.
const onDocuments = {
	...onEveryAnswer,
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

// Only with TLS: a demo on localhost must stay reachable over HTTP.
const overTls = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

export function installSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
	const documents = https ? { ...onDocuments, ...overTls } : onDocuments;
	const files = https ? { ...onEveryAnswer, ...overTls } : onEveryAnswer;
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(plainFiles.test(request.url) ? files : documents);
		done();
	});
}

/** Players of external videos; loaded only after a press on play. */
const videoFrames = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

export interface PagePolicyInput {
	/** `sha256-…` of the page's own inline scripts. */
	scriptHashes: readonly string[];
	/** Such as map tiles. */
	pictureOrigins: readonly string[];
	/** Origins of the chat widget. */
	scriptOrigins: readonly string[];
	apiOrigin: string | null;
}

const self = "'self'";

// Browsers support one or the other.
const reporting = [`report-uri ${cspReportPath}`, "report-to csp"];

export function pagePolicy({ scriptHashes, pictureOrigins, scriptOrigins, apiOrigin }: PagePolicyInput): string {
	return [
		"default-src 'none'",
		["script-src", self, ...scriptHashes.map((hash) => `'${hash}'`), ...scriptOrigins].join(" "),
		`style-src ${self}`,
		// For sizes and positions of pictures and progress bars.
		"style-src-attr 'unsafe-inline'",
		["img-src", self, "data:", ...pictureOrigins].join(" "),
		`font-src ${self}`,
		["connect-src", self, ...(apiOrigin ? [apiOrigin] : []), ...scriptOrigins].join(" "),
		`media-src ${self}`,
		`worker-src ${self}`,
		["frame-src", ...videoFrames, ...scriptOrigins].join(" "),
		`manifest-src ${self}`,
		`form-action ${self}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...reporting,
	].join("; ");
}

export function officePolicy({ styleNonce }: { styleNonce: string }): string {
	return [
		"default-src 'none'",
		`script-src ${self}`,
		// The components insert styles at run time.
		`style-src ${self} 'nonce-${styleNonce}'`,
		// For positions of dragged items and sizes of charts.
		"style-src-attr 'unsafe-inline'",
		// For QR codes, and for pictures before they are uploaded.
		`img-src ${self} data: blob:`,
		`font-src ${self}`,
		`connect-src ${self}`,
		`media-src ${self} blob:`,
		// The QR code reader starts its worker from a blob.
		`worker-src ${self} blob:`,
		["frame-src", ...videoFrames].join(" "),
		`form-action ${self}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...reporting,
	].join("; ");
}
