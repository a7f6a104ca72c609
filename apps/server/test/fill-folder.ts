// node fill-folder.ts FOLDER TIME: fills the embedded database of a data folder with the whole demo of that time.

import { loadDemo } from "../src/demo/load.ts";
import { addPeople } from "../src/demo/people.ts";
import { fillHistory, rollDemo } from "../src/demo/rolling.ts";
import { clockFrom } from "../src/platform/clock.ts";
import { openEmbedded } from "../src/platform/database/embedded.ts";
import { migrationsFolder } from "./template.ts";

const [folder, time] = process.argv.slice(2);
if (!folder || !time) throw new Error("Name a folder and a time.");

const database = await openEmbedded(folder, migrationsFolder);
const { db } = database;
const clock = clockFrom(new Date(time));
await loadDemo(db, clock);
await addPeople(db, clock);
await rollDemo(db, clock);
// A server does this later, so as not to slow down its first pages.
await fillHistory(db, clock);
await database.close();
