import { PGlite } from "@electric-sql/pglite";
import { afterEach, expect, test, vi } from "vitest";
import { refuseFullDisk, watchDisk } from "./disk-room.ts";
import { unavailability } from "./unavailable.ts";

// The embedded database is real, the disk space is faked.
afterEach(() => vi.useRealTimers());

test("the database is not opened on a nearly full disk", async () => {
	await expect(refuseFullDisk("/srv/kvart", async () => 12.7)).rejects.toThrow(
		"The disk of /srv/kvart has only 12 MB left, and the embedded database needs 64.",
	);
	await expect(refuseFullDisk("/srv/kvart", async () => 64)).resolves.toBeUndefined();
});

test("on a nearly full disk reads work and writes fail", async () => {
	const client = await PGlite.create();
	await client.exec("create table places (taken integer); insert into places values (0)");
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
	let left = 100;
	const stop = watchDisk(client, async () => left);
	const change = () => client.query("update places set taken = taken + 1");
	await change();
	left = 63;
	vi.advanceTimersByTime(1000);
	await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
	await expect(change().catch(unavailability)).resolves.toBe("25006");
	expect((await client.query("select taken from places")).rows).toEqual([{ taken: 1 }]);
	left = 64;
	vi.advanceTimersByTime(1000);
	await vi.waitFor(async () => expect((await change()).affectedRows).toBe(1));
	stop();
	await client.close();
});
