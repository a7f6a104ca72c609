import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from "react-router";
import { languageTag, localeOf } from "./i18n/locale.ts";
import { takeOutMark } from "./lib/inline-scripts.server.ts";
import { ScriptMark } from "./lib/inline-scripts.ts";
import { startLate } from "./lib/late-start.server.ts";
import { type SiteContext, siteContext } from "./lib/site-context.server.ts";

/** The site as a function of a request; the server calls it with the build that this module is part of. */
export function createSite(build: ServerBuild): (request: Request, context: SiteContext) => Promise<Response> {
	const handle = createRequestHandler(build);
	return (request, context) => handle(request, new RouterContextProvider(new Map([[siteContext, context]])));
}

/** What a loader or the rendering itself threw. Nobody waits any more for the answer to a request that was broken off. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (!request.signal.aborted) context.get(siteContext).report(error);
};

function render(request: Request, routerContext: EntryContext, mark: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const page = (
			<ScriptMark value={mark}>
				<ServerRouter context={routerContext} url={request.url} nonce={mark} />
			</ScriptMark>
		);
		const { pipe } = renderToPipeableStream(page, {
			nonce: mark,
			// Everything in its place: parts that come in hidden pieces would need a script to be shown.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const chunks: Uint8Array[] = [];
				const write = (chunk: Uint8Array, _encoding: string, done: () => void) => {
					chunks.push(chunk);
					done();
				};
				pipe(new Writable({ write, final: () => resolve(Buffer.concat(chunks).toString()) }));
			},
			onShellError: reject,
			onError: reject,
		});
	});
}

/** The answer with a page whose text is at hand: turned into bytes and back it would cost as much as all its links. */
class PageResponse extends Response {
	readonly #html: string;

	constructor(html: string, init: ResponseInit) {
		super(null, init);
		this.#html = html;
	}

	override text(): Promise<string> {
		return Promise.resolve(this.#html);
	}
}

/**
 * Renders the whole page before the first byte leaves: pages are cached and compressed once, so streaming would only
 * cost, and a failed render can still become a proper error page.
 */
export default async function handleRequest(
	request: Request,
	responseStatusCode: number,
	responseHeaders: Headers,
	routerContext: EntryContext,
): Promise<Response> {
	const mark = randomUUID();
	const { html, scriptHashes } = takeOutMark(await render(request, routerContext, mark), mark);
	const page = import.meta.env.PROD ? startLate(html) : html;
	responseHeaders.set("content-type", "text/html; charset=utf-8");
	responseHeaders.set("content-language", languageTag[localeOf(new URL(request.url).pathname)]);
	responseHeaders.set("x-inline-script-hashes", scriptHashes.join(" "));
	return new PageResponse(page, { status: responseStatusCode, headers: responseHeaders });
}
