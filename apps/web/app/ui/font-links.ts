import type { LinkDescriptor } from "react-router";
import displayLatin from "./fonts/display-latin.woff2?url&no-inline";
import displaySerbian from "./fonts/display-serbian.woff2?url&no-inline";
import textLatin from "./fonts/text-latin.woff2?url&no-inline";
import textSerbian from "./fonts/text-serbian.woff2?url&no-inline";

/** All four are above the fold in both languages (the clubs' names carry č and š in English, too). */
export const fontLinks: LinkDescriptor[] = [displayLatin, textLatin, displaySerbian, textSerbian].map((href) => ({
	rel: "preload",
	href,
	as: "font",
	type: "font/woff2",
	crossOrigin: "anonymous",
}));
