import type { FastifyInstance } from "fastify";

const plainFiles = /^\/(assets|media|galleries)\//;

/** Headers that every answer carries; pages add their content security policy. */
export function installSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
	app.addHook("onRequest", async (request, reply) => {
		reply.header("x-content-type-options", "nosniff");
		// The rest is about documents; on the many small files of a page it would only be weight.
		if (plainFiles.test(request.url)) return;
		reply.headers({
			"x-frame-options": "DENY",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
			"cross-origin-opener-policy": "same-origin-allow-popups",
			"cross-origin-resource-policy": "same-origin",
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
		});
		// Only over TLS: a demo on localhost must not teach the browser to refuse plain HTTP.
		if (https) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
	});
}

export interface PagePolicyInput {
	/** `sha256-…` of the inline scripts that the framework wrote. */
	scriptHashes: readonly string[];
	/** Other origins that pages load pictures from, such as map tiles. */
	pictureOrigins: readonly string[];
	/** Origins of the chat widget. */
	scriptOrigins: readonly string[];
	apiOrigin: string | null;
}

/** The content security policy of a page: nothing inline runs but what the framework wrote. */
export function pagePolicy({ scriptHashes, pictureOrigins, scriptOrigins, apiOrigin }: PagePolicyInput): string {
	const self = "'self'";
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
		["frame-src", ...(scriptOrigins.length > 0 ? scriptOrigins : ["'none'"])].join(" "),
		`manifest-src ${self}`,
		`form-action ${self}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
