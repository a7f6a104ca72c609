import { startBuiltServer } from "../../bench/built-server.ts";
import { all, none, type Trial } from "../trial.ts";
import type { Ground } from "./target.ts";

const production = {
	NODE_ENV: "production",
	PUBLIC_URL: "https://kvart.example",
	DATA_KEY: "b6d9f0a27c41e85d3f9210ce74ab6853d1e7409f5c8b32a6e04d97f81b2c6a5e",
	DRAIN_SECONDS: "0",
};

async function startsOn(databaseUrl: string): Promise<boolean> {
	try {
		const server = await startBuiltServer({ ...production, DATABASE_URL: databaseUrl });
		await server.stop();
		return true;
	} catch {
		return false;
	}
}

/** Everybody knows the passwords of the demo. */
export function demoAccounts(ground: Ground): Trial {
	return {
		name: "demo-accounts",
		title: "Demo accounts in production",
		run: async () => {
			const onDemo = await startsOn(await ground.demoDatabase("demo-accounts"));
			const onEmpty = await startsOn(await ground.emptyDatabase("demo-accounts-empty"));
			return {
				figures: { findings: Number(onDemo) },
				checks: [
					none("production servers that started on a demo database", Number(onDemo)),
					all("production servers that started on an empty one", Number(onEmpty), 1),
				],
			};
		},
	};
}
