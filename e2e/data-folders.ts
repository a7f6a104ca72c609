import { join } from "node:path";

const cache = join(import.meta.dirname, "../node_modules/.cache");

/** Data of the server that most tests share; its pictures are kept from run to run. */
export const sharedData = join(cache, "e2e-data");

/** The demo as a new database has it: servers of their own start with a copy of it. */
export const filledData = join(cache, "e2e-filled-data");
