import { join } from "node:path";

const cache = join(import.meta.dirname, "../node_modules/.cache");

/** Data of the shared server; its pictures are kept between runs. */
export const sharedData = join(cache, "e2e-data");

/** A new demo database, of which every server gets a copy. */
export const filledData = join(cache, "e2e-filled-data");

/** A Wednesday morning, when the servers of all tests start; their demo depends on it. */
export const startOfTests = "2026-11-18T10:00:00+01:00";
