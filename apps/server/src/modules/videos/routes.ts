import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Api } from "../../platform/api.ts";
import { Refusal } from "../../platform/problem.ts";
import { memberOf } from "../../platform/session.ts";
import { countView, joinGroup, listVideos, requireFile } from "./service.ts";

export function videoRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listVideos", ({ actor }) => listVideos(deps, memberOf(actor)));
	api.serve("submitGroupCode", async ({ actor, body }) => {
		await joinGroup(deps, memberOf(actor), body.code);
		return { code: "SUC_CODE_CORRECT" } as const;
	});
	api.serve("countVideoView", async ({ actor, params, body }) => {
		await countView(deps, memberOf(actor), params.id, body.device);
		return { code: "SUC_SUCCESS" } as const;
	});
}

interface FileRequest {
	Params: { file: string };
	Querystring: Record<string, unknown>;
}

/** The chain's own videos, by signed links. */
export function videoFiles(app: FastifyInstance, { deps }: Api, folders: readonly string[]): void {
	app.register(async (scope) => {
		for (const folder of folders) mkdirSync(folder, { recursive: true });
		// Only adds `reply.sendFile`.
		await scope.register(fastifyStatic, { serve: false, root: [...folders] });
		scope.get<FileRequest>("/videos/:file", async ({ params, query }, reply) => {
			const file = await requireFile(deps, params.file, query);
			const folder = folders.find((candidate) => existsSync(join(candidate, file)));
			if (!folder) throw new Refusal("ERR_NOT_FOUND");
			reply.header("cache-control", "private, max-age=14400");
			return reply.sendFile(file, folder, { cacheControl: false });
		});
	});
}
