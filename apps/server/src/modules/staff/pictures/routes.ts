import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { uploadPicture } from "./service.ts";

export function staffPictureRoutes(api: Api): void {
	const { deps } = api;
	api.serve("uploadPicture", ({ actor, query, body }) =>
		uploadPicture(deps, memberOf(actor).userId, { kind: query.kind, original: body }),
	);
}
