import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import { freePort } from "../../bench/machine.ts";
import { endAfterTrial } from "./leftovers.ts";
import { type Proxy, startProxy } from "./proxy.ts";

/** A server behind the proxy; restarts on the same port. */
export interface Instance {
	server: BuiltServer;
	/** `build` is the folder of another one. */
	start(build?: string): Promise<void>;
}

/** Two servers in production mode behind HAProxy. */
export interface Pair {
	url: string;
	proxy: Proxy;
	instances: readonly [Instance, Instance];
	stop(): Promise<void>;
}

/** A valid production environment. */
function productionSettings(databaseUrl: string, mailUrl: string): Record<string, string> {
	return {
		NODE_ENV: "production",
		DATABASE_URL: databaseUrl,
		SMTP_URL: mailUrl,
		PUBLIC_URL: "https://kvart.example",
		DATA_KEY: "b6d9f0a27c41e85d3f9210ce74ab6853d1e7409f5c8b32a6e04d97f81b2c6a5e",
		TRUST_PROXY: "127.0.0.1",
	};
}

async function startInstance(env: Record<string, string>): Promise<Instance> {
	const port = await freePort();
	const instance: Instance = {
		server: await startBuiltServer(env, { port }),
		start: async (build) => {
			instance.server = await startBuiltServer(env, { port, build });
		},
	};
	return instance;
}

function portOf({ server }: Instance): number {
	return Number(new URL(server.url).port);
}

/** `more` may differ between the two. */
export async function startPair(
	{ databaseUrl, mailUrl }: { databaseUrl: string; mailUrl: string },
	more: (number: 0 | 1) => Record<string, string> = () => ({}),
): Promise<Pair> {
	const folder = mkdtempSync(join(tmpdir(), "kvart-pair-"));
	const settings = (number: 0 | 1) => ({
		...productionSettings(databaseUrl, mailUrl),
		DATA_DIR: join(folder, String(number)),
		...more(number),
	});
	const instances = [await startInstance(settings(0)), await startInstance(settings(1))] as const;
	const proxy = await startProxy([portOf(instances[0]), portOf(instances[1])]);
	const stop = async () => {
		await proxy.stop();
		await Promise.all(instances.map(({ server }) => server.kill()));
		rmSync(folder, { recursive: true, force: true });
	};
	endAfterTrial(stop);
	return { url: proxy.url, proxy, instances, stop };
}
