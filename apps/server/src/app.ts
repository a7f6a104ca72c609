import { randomUUID } from "node:crypto";
import { brand } from "@kvart/contract/brand";
import { maximumBodyBytes } from "@kvart/contract/limits";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Registry } from "prom-client";
import { mailing } from "./mailing.ts";
import { bookingRoutes } from "./modules/booking/routes.ts";
import { calendarRoutes } from "./modules/calendar/routes.ts";
import { clubRoutes } from "./modules/clubs/routes.ts";
import { listGyms } from "./modules/clubs/service.ts";
import { contentRoutes } from "./modules/content/routes.ts";
import { enquiryRoutes } from "./modules/enquiries/routes.ts";
import { favouriteRoutes } from "./modules/favourites/routes.ts";
import { linkPreviews } from "./modules/media/link-previews.ts";
import { mediaRoutes } from "./modules/media/routes.ts";
import { uploadsIn } from "./modules/media/uploads.ts";
import { memberRoutes } from "./modules/members/routes.ts";
import { membershipRoutes } from "./modules/memberships/routes.ts";
import { openingRoutes } from "./modules/openings/routes.ts";
import { orderRoutes } from "./modules/orders/routes.ts";
import { passkeyRoutes } from "./modules/passkeys/routes.ts";
import { proofRoutes } from "./modules/proof/routes.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { reminderRoutes } from "./modules/reminders/routes.ts";
import { retentionRoutes } from "./modules/retention/routes.ts";
import { posterRoutes } from "./modules/schedule/poster/routes.ts";
import { scheduleRoutes } from "./modules/schedule/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { referenceRoute, serviceRoutes } from "./modules/service/routes.ts";
import { staffAccountRoutes } from "./modules/staff/accounts/routes.ts";
import { staffAuditRoutes } from "./modules/staff/audit/routes.ts";
import { staffEnquiryRoutes } from "./modules/staff/enquiries/routes.ts";
import { staffFindRoutes } from "./modules/staff/find/routes.ts";
import { staffMemberRoutes } from "./modules/staff/members/routes.ts";
import { staffMembershipRoutes } from "./modules/staff/memberships/routes.ts";
import { staffOpeningRoutes } from "./modules/staff/openings/routes.ts";
import { staffPictureRoutes } from "./modules/staff/pictures/routes.ts";
import { staffRecordRoutes } from "./modules/staff/records/routes.ts";
import { staffReportRoutes } from "./modules/staff/reports/routes.ts";
import { staffScheduleRoutes, staffSubstitutionRoutes } from "./modules/staff/schedule/routes.ts";
import { staffSessionRoutes } from "./modules/staff/session/routes.ts";
import { staffSettingsRoutes } from "./modules/staff/settings/routes.ts";
import { staffStatementRoutes } from "./modules/staff/statements/routes.ts";
import { staffStoryRoutes } from "./modules/staff/stories/routes.ts";
import { staffTodayRoutes } from "./modules/staff/today/routes.ts";
import { videoFiles, videoRoutes } from "./modules/videos/routes.ts";
import { type Api, createApi, type Deps } from "./platform/api.ts";
import { installCompression } from "./platform/compression.ts";
import { receiveCspReports } from "./platform/csp-reports.ts";
import type { Database } from "./platform/database/database.ts";
import { installErrorHandler } from "./platform/error-handler.ts";
import { GuessLimiter } from "./platform/guess-limiter.ts";
import { logRequests } from "./platform/log.ts";
import { measureRequests } from "./platform/metrics.ts";
import { Refusal } from "./platform/problem.ts";
import { RateLimiter } from "./platform/rate-limit.ts";
import { acceptEmptyJson } from "./platform/request-body.ts";
import { installSecurityHeaders } from "./platform/security-headers.ts";
import { SharedCounts } from "./platform/shared-counts.ts";
import { closeWhenAnswered, type Lifecycle } from "./platform/stopping.ts";
import { Switches } from "./platform/switches.ts";

export interface AppDeps extends Omit<Deps, "limiter" | "guesses" | "counts" | "switches" | "mailing"> {
	/** The mobile app. */
	appFile: string;
	pictures: PictureFolders;
	/** Searched in this order. */
	videoFolders: readonly string[];
	log?: FastifyBaseLogger;
	metrics?: Registry | undefined;
	lifecycle?: Lifecycle;
}

export interface PictureFolders {
	/** The originals. */
	masters: string;
	/** Derived sizes. */
	cache: string;
}

export interface App {
	server: FastifyInstance;
	api: Api;
}

async function mostVisitedPages(db: Database): Promise<string[]> {
	return ["/", "/clubs", ...(await listGyms(db)).map(({ slug }) => `/${slug}`)];
}

// Node swaps the two if the first is longer.
const headersMilliseconds = 15_000;
const requestMilliseconds = 30_000;
const checkMilliseconds = 5000;

/** The server without the site. */
export function buildApp({
	appFile,
	pictures,
	videoFolders,
	log,
	metrics,
	lifecycle = { stopping: false },
	...given
}: AppDeps): App {
	const app = Fastify({
		...(log ? { loggerInstance: log } : { logger: false }),
		genReqId: () => randomUUID(),
		requestIdHeader: false,
		trustProxy: given.env.TRUST_PROXY,
		bodyLimit: maximumBodyBytes,
		// Clients may send the absolute URL; its host is not trusted.
		rewriteUrl: ({ url = "/" }) => (url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/"),
		forceCloseConnections: "idle",
		requestTimeout: requestMilliseconds,
		http: { headersTimeout: headersMilliseconds, connectionsCheckingInterval: checkMilliseconds },
		// A stopping server still answers.
		return503OnClosing: false,
		// Done by `logRequests`.
		logController: new LogController({ disableRequestLogging: true }),
		routerOptions: { maxParamLength: 200 },
	});
	const limiter = new RateLimiter(given.clock);
	const counts = new SharedCounts(given);
	const deps: Deps = {
		...given,
		limiter,
		counts,
		guesses: new GuessLimiter({ limiter, counts, clock: given.clock }),
		switches: new Switches(given.db, given.env),
		mailing,
	};
	installErrorHandler(app, metrics);
	logRequests(app);
	if (metrics) measureRequests(app, metrics);
	installSecurityHeaders(app, { https: given.env.publicUrl.startsWith("https:") });
	installCompression(app);
	acceptEmptyJson(app);
	closeWhenAnswered(app);
	app.addHook("onRequest", (request, reply, done) => {
		reply.header("x-request-id", request.id);
		done();
	});
	const api = createApi(app, deps);
	clubRoutes(api);
	scheduleRoutes(api);
	bookingRoutes(app, api);
	reminderRoutes(app, api);
	pushRoutes(app, api);
	contentRoutes(api);
	memberRoutes(api);
	favouriteRoutes(api);
	passkeyRoutes(api);
	proofRoutes(api);
	videoRoutes(api);
	enquiryRoutes(api);
	membershipRoutes(app, api);
	orderRoutes(app, api);
	openingRoutes(api);
	searchRoutes(api);
	serviceRoutes(api, appFile, lifecycle);
	staffSessionRoutes(api);
	staffAccountRoutes(api);
	staffSettingsRoutes(api);
	staffOpeningRoutes(api);
	retentionRoutes(app, api);
	staffAuditRoutes(api);
	staffTodayRoutes(api);
	staffEnquiryRoutes(api);
	staffFindRoutes(api);
	staffMemberRoutes(api);
	staffMembershipRoutes(api);
	staffReportRoutes(api);
	staffRecordRoutes(api);
	staffPictureRoutes(api);
	staffStatementRoutes(api);
	staffStoryRoutes(api);
	staffScheduleRoutes(api);
	staffSubstitutionRoutes(api);
	receiveCspReports(app, { limiter: given.env.RATE_LIMIT === "on" ? deps.limiter : null, metrics });
	referenceRoute(app);
	calendarRoutes(app, api);
	posterRoutes(app, deps);
	const uploads = uploadsIn(deps.db);
	mediaRoutes(app, {
		mastersDir: pictures.masters,
		cacheDir: pictures.cache,
		wordmark: brand.name,
		effort: given.env.PICTURE_EFFORT,
		firstPages: given.env.PICTURES_AHEAD ? () => mostVisitedPages(deps.db) : undefined,
		uploads,
		openGraphCard: linkPreviews(deps, uploads),
	});
	videoFiles(app, api, videoFolders);
	// Unknown calls get problem+json, not a page.
	app.all("/api", unknownCall);
	app.all("/api/*", unknownCall);
	return { server: app, api };
}

function unknownCall(): never {
	throw new Refusal("ERR_NOT_FOUND");
}
