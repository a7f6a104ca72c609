import { pages } from "@kvart/contract/pages";

/** First parts of addresses that are calls, files, a language or the office. */
const otherPaths = [
	"api",
	"assets",
	"booking-code",
	"calendar",
	"en",
	"galleries",
	"marks",
	"media",
	"membership-confirmation",
	"order-code",
	"order-slip",
	"schedule",
	"staff",
	"videos",
];
const fixedPaths = new Set([...pages.map(({ path }) => path.split("/")[1]), ...otherPaths]);

/** Whether a club cannot have its page there. */
export function isFixedPath(slug: string): boolean {
	return fixedPaths.has(slug);
}
