import type { FastifyInstance } from "fastify";
import { cspReportPath } from "./csp-reports.ts";

const plainFiles = /^\/(assets|staff\/assets|media|galleries)\//;

const onEveryAnswer = { "x-content-type-options": "nosniff" };

// These are about documents; on the many small files of a page they would only be weight.
const onDocuments = {
	...onEveryAnswer,
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

// Only over TLS: a demo on localhost must not teach the browser to refuse plain HTTP.
const overTls = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** Headers that every answer carries; pages add their content security policy. */
export function installSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
	const documents = https ? { ...onDocuments, ...overTls } : onDocuments;
	const files = https ? { ...onEveryAnswer, ...overTls } : onEveryAnswer;
	app.addHook("onRequest", (request, reply, done) => {
		reply.headers(plainFiles.test(request.url) ? files : documents);
		done();
	});
}

/** Players of films that are kept elsewhere; pages load nothing from there before somebody presses play. */
const videoFrames = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

export interface PagePolicyInput {
	/** `sha256-…` of the inline scripts that the framework wrote. */
	scriptHashes: readonly string[];
	/** Other origins that pages load pictures from, such as map tiles. */
	pictureOrigins: readonly string[];
	/** Origins of the chat widget. */
	scriptOrigins: readonly string[];
	apiOrigin: string | null;
}

const self = "'self'";

// The second is the newer name for the same; browsers know one or the other.
const reporting = [`report-uri ${cspReportPath}`, "report-to csp"];

/** The content security policy of a page: nothing inline runs but what the framework wrote. */
export function pagePolicy({ scriptHashes, pictureOrigins, scriptOrigins, apiOrigin }: PagePolicyInput): string {
	return [
		"default-src 'none'",
		["script-src", self, ...scriptHashes.map((hash) => `'${hash}'`), ...scriptOrigins].join(" "),
		`style-src ${self}`,
		// Sizes and positions of pictures and progress bars are written as style attributes.
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

/** The content security policy of the back office: scripts are files of its own, and nothing else runs. */
export function officePolicy({ styleNonce }: { styleNonce: string }): string {
	return [
		"default-src 'none'",
		`script-src ${self}`,
		// Components write their styles at run time; whoever does not know the secret cannot.
		`style-src ${self} 'nonce-${styleNonce}'`,
		// Places of what is dragged and sizes of charts are written as style attributes.
		"style-src-attr 'unsafe-inline'",
		// Codes are drawn into the page, and a picture is shown before it is uploaded.
		`img-src ${self} data: blob:`,
		`font-src ${self}`,
		`connect-src ${self}`,
		`media-src ${self} blob:`,
		// The reader of codes makes its worker out of a text.
		`worker-src ${self} blob:`,
		["frame-src", ...videoFrames].join(" "),
		`form-action ${self}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...reporting,
	].join("; ");
}
