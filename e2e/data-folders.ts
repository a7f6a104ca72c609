import { join } from "node:path";

/** Data of the server that most tests share; its pictures are kept from run to run. */
export const sharedData = join(import.meta.dirname, "../node_modules/.cache/e2e-data");
