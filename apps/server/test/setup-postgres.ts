import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../src/platform/database/postgres.ts";
import { startCluster } from "./postgres-cluster.ts";
import { fillTemplate, migrationsFolder } from "./template.ts";

/** Starts PostgreSQL and fills a template once; each test file works on a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const cluster = await startCluster();
	const name = `kvart_template_${process.pid}`;
	const admin = new Client({ connectionString: `${cluster.url}/postgres` });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const template = await openPostgres(`${cluster.url}/${name}`, migrationsFolder);
	await fillTemplate(template.db);
	await template.close();
	project.provide("template", { url: cluster.url, name });
	return async () => {
		await admin.query(`drop database if exists ${name}`);
		await admin.end();
		await cluster.stop();
	};
}
