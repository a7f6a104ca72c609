import { randomUUID } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { maximumBodyBytes } from "@kvart/contract/limits";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { clubRoutes } from "./modules/clubs/routes.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { linkPreviews } from "./modules/media/link-previews.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { scheduleRoutes } from "./modules/schedule/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { referenceRoute, serviceRoutes } from "./modules/service/routes.ts";
import { type Api, createApi, type Deps } from "./platform/api.ts";
import { installCompression } from "./platform/compression.ts";
import { installErrorHandler } from "./platform/error-handler.ts";
import { Refusal } from "./platform/problem.ts";
import { RateLimiter } from "./platform/rate-limit.ts";
import { installSecurityHeaders } from "./platform/security-headers.ts";

export interface AppDeps extends Omit<Deps, "limiter"> {
	/** The mobile application that people download. */
	appFile: string;
	pictures: PictureFolders;
	log?: FastifyBaseLogger;
}

export interface PictureFolders {
	/** The pictures as they were made. */
	masters: string;
	/** Where the sizes that pages show are kept once they were made. */
	cache: string;
}

export interface App {
	server: FastifyInstance;
	api: Api;
}

/** The server without the site: platform first, then one line a module. */
export function buildApp({ appFile, pictures, log, ...given }: AppDeps): App {
	const app = Fastify({
		...(log ? { loggerInstance: log } : { logger: false }),
		genReqId: () => randomUUID(),
		requestIdHeader: false,
		trustProxy: given.env.TRUST_PROXY,
		bodyLimit: maximumBodyBytes,
		forceCloseConnections: "idle",
		routerOptions: { maxParamLength: 200 },
	});
	const deps: Deps = { ...given, limiter: new RateLimiter(given.clock) };
	installErrorHandler(app);
	installSecurityHeaders(app, { https: given.env.publicUrl.startsWith("https:") });
	installCompression(app);
	app.addHook("onRequest", async (request, reply) => {
		reply.header("x-request-id", request.id);
	});
	const api = createApi(app, deps);
	clubRoutes(api);
	scheduleRoutes(api);
	contentRoutes(api);
	searchRoutes(api);
	serviceRoutes(api, appFile);
	referenceRoute(app);
	mediaRoutes(app, {
		mastersDir: pictures.masters,
		cacheDir: pictures.cache,
		wordmark: brand.name,
		warm: true,
		openGraphCard: linkPreviews(deps),
	});
	// An unknown call is answered in the calls' own way and never falls through to the site's pages.
	app.all("/api", unknownCall);
	app.all("/api/*", unknownCall);
	return { server: app, api };
}

function unknownCall(): never {
	throw new Refusal("ERR_NOT_FOUND");
}
