import { barePath } from "../../i18n/locale.ts";
import { useAddress } from "../../lib/address.ts";

export type Current = "page" | "true" | undefined;

/** Whether a bare path is the page shown, or one above it. Anchors of one page are never marked: all of them would be. */
export function currentOf(path: string, shown: string): Current {
	if (path.includes("#")) return undefined;
	if (path === shown) return "page";
	return path !== "/" && shown.startsWith(`${path}/`) ? "true" : undefined;
}

/** Whether the page shown is among these, anchors included. */
export function holdsCurrent(paths: readonly string[], shown: string): boolean {
	return paths.some((path) => currentOf(path.split("#", 1)[0] ?? path, shown));
}

export function useBarePath(): string {
	return barePath(useAddress().pathname);
}
