import { join } from "node:path";

const cache = join(import.meta.dirname, "../node_modules/.cache");

/** Data of the shared server; its pictures are kept between runs. */
export const sharedData = join(cache, "e2e-data");

/** A new demo database, copied by servers that tests start. */
export const filledData = join(cache, "e2e-filled-data");
