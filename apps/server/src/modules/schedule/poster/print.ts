import { printDocument } from "../../../platform/print/print.ts";
import { posterDocument } from "./layout.ts";
import type { Poster } from "./poster.ts";

export function printPoster(poster: Poster): Promise<Buffer> {
	return printDocument(posterDocument(poster));
}
