import { scriptCalls } from "./script-calls.ts";

/** Every call by name. Plain data; `endpoints.ts` has the schemas. */
export const calls = {
	...scriptCalls,
	// Content of pages, which the server renders, and what other programs call.
	listTrainings: "GET /training",
	listTrainers: "GET /trainer",
	listEvents: "GET /event",
	listHomeEvents: "GET /event/home",
	getEvent: "GET /event/{id}",
	listBlogPosts: "GET /blog",
	getBlogPost: "GET /blog/{id}",
	getPreviewedPrices: "GET /price-list/preview",
	listPriceGroups: "GET /price-list",
	listPlans: "GET /plan",
	listQuestions: "GET /question",
	listTermsBlocks: "GET /terms",
	getPadel: "GET /padel",
	downloadApp: "GET /app/apk/download",
	search: "GET /search",
	getHealth: "GET /health",
	getReady: "GET /ready",
	getOpenApi: "GET /openapi.json",
} as const satisfies Record<string, `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Method = Calls[CallName] extends `${infer M} ${string}` ? M : never;

export function splitCall(call: `${Method} /${string}`): { method: Method; path: string } {
	const [method, path] = call.split(" ") as [Method, string];
	return { method, path };
}
