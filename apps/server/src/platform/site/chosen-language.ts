import { type Locale, locales } from "@kvart/contract/locale";
import type { FastifyRequest } from "fastify";
import { isOwnNavigation } from "./own-page.ts";

/** Set by the language switch; only the redirect of `/` depends on it. */
const cookieName = "language";

function chosenLanguage(cookies: string | undefined): Locale | undefined {
	const values = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
	const [, chosen] = values.find(([name]) => name === cookieName) ?? [];
	return locales.find((locale) => locale === chosen);
}

/** Only `/` names no language; every other URL is served as it is. */
export function namesNoLanguage({ method, url }: FastifyRequest): boolean {
	return method !== "POST" && /^\/(\?|$)/.test(url);
}

/** Where `/` redirects to if another language than Serbian was chosen. Links within the site mean the Serbian page. */
export function chosenHome(request: FastifyRequest): string | null {
	if (!namesNoLanguage(request) || isOwnNavigation(request)) return null;
	const chosen = chosenLanguage(request.headers.cookie);
	return chosen === undefined || chosen === "sr" ? null : `/${chosen}${request.url.slice(1)}`;
}
