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
	let changed = Promise.withResolvers<void>();
	const exec: typeof client.exec = async (statement) => {
		const results = await client.exec(statement);
		changed.resolve();
		return results;
	};
	const stop = watchDisk({ exec }, async () => left);
	const checkAt = async (megabytes: number) => {
		left = megabytes;
		changed = Promise.withResolvers();
		vi.advanceTimersByTime(1000);
		await changed.promise;
	};
	const write = () => client.query("update places set taken = taken + 1");
	await write();
	await checkAt(63);
	await expect(write().catch(unavailability)).resolves.toBe("25006");
	expect(warned).toHaveBeenCalledOnce();
	expect((await client.query("select taken from places")).rows).toEqual([{ taken: 1 }]);
	await checkAt(64);
	expect((await write()).affectedRows).toBe(1);
	stop();
	warned.mockRestore();
	await client.close();
});
