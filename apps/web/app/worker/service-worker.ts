import type { PushContent } from "@kvart/contract/push";
import { OwnData } from "./own-data.ts";
import { CachedPages, isOurPage, type LazyFiles } from "./pages.ts";
import { openPushed, showPush } from "./push.ts";
import { handlingOf, isCachedPage } from "./strategy.ts";

declare const self: ServiceWorkerGlobalScope;

// Both are replaced by the build. Another digest makes browsers install the worker anew.
const build = "BUILD_DIGEST";
const lazyFiles = "LAZY_FILES" as unknown as LazyFiles;
const pages = new CachedPages(build, lazyFiles);
const own = new OwnData(build);

/** Windows that got their page from the cache. Only they get cached data: the others are online. */
const offlineWindows = new Set<string>();

async function install(): Promise<void> {
	const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	await pages.prepare(windows.map(({ url }) => url));
	await self.skipWaiting();
}

/** Drops what earlier builds cached. Open pages load their data again when they see a new worker. */
async function activate(): Promise<void> {
	const others = (await caches.keys()).filter((name) => name !== pages.name && name !== own.name);
	await Promise.all(others.map((name) => caches.delete(name)));
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
	const url = new URL(event.request.url);
	try {
		const preloaded = (await event.preloadResponse) as Response | undefined;
		const response = preloaded ?? (await fetch(event.request));
		if (isCachedPage(url.pathname) && isOurPage(response)) event.waitUntil(pages.store(url, response.clone()));
		return response;
	} catch {
		offlineWindows.add(event.resultingClientId);
		return pages.serve(url, await caches.has(own.name));
	}
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
	return (await pages.file(new URL(request.url).pathname)) ?? fetch(request);
}

async function answerOwn(event: FetchEvent): Promise<Response> {
	const { request, clientId } = event;
	try {
		const answer = await fetch(request);
		if (answer.ok) event.waitUntil(own.store(request, answer.clone()));
		return answer;
	} catch (error) {
		const cached = offlineWindows.has(clientId) ? await own.find(request) : undefined;
		if (cached) return cached;
		throw error;
	}
}

async function answerCode({ request }: FetchEvent): Promise<Response> {
	try {
		return await fetch(request);
	} catch (error) {
		const cached = await own.findCode(request.url);
		if (cached) return cached;
		throw error;
	}
}

const answers = { page: answerPage, file: answerFile, own: answerOwn, code: answerCode };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("push", (event) => {
	if (event.data) event.waitUntil(showPush(event.data.json() as PushContent));
});
self.addEventListener("notificationclick", (event) => event.waitUntil(openPushed(event.notification)));
self.addEventListener("fetch", (event) => {
	const handling = handlingOf(event.request, self.location.origin);
	if (handling !== "browser") event.respondWith(answers[handling](event));
});
