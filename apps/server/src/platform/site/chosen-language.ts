import { type Locale, locales } from "@kvart/contract/locale";
import type { FastifyRequest } from "fastify";
import { isOwnNavigation } from "./own-page.ts";

/** Set by the page's language switch; nothing but the address `/` depends on it. */
const cookieName = "language";

function chosenLanguage(cookies: string | undefined): Locale | undefined {
	const values = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
	const [, chosen] = values.find(([name]) => name === cookieName) ?? [];
	return locales.find((locale) => locale === chosen);
}

/** The address that names no language; every other one says what it wants and is never led elsewhere. */
export function namesNoLanguage({ method, url }: FastifyRequest): boolean {
	return method !== "POST" && /^\/(\?|$)/.test(url);
}

/**
 * Where `/` leads somebody who chose another language than Serbian, or null. Links of the site itself mean the Serbian
 * page: the logo of one, or the switch.
 */
export function chosenHome(request: FastifyRequest): string | null {
	if (!namesNoLanguage(request) || isOwnNavigation(request)) return null;
	const chosen = chosenLanguage(request.headers.cookie);
	return chosen === undefined || chosen === "sr" ? null : `/${chosen}${request.url.slice(1)}`;
}
