import type { Api } from "../../platform/api.ts";
import { memberOf } from "../../platform/session.ts";
import { addFavourite, listFavourites, removeFavourite } from "./service.ts";

export function favouriteRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listFavourites", ({ actor }) => listFavourites(deps.db, memberOf(actor).userId));
	api.serve("addFavourite", ({ actor, body }) => addFavourite(deps, memberOf(actor).userId, body));
	api.serve("removeFavourite", ({ actor, body }) => removeFavourite(deps.db, memberOf(actor).userId, body));
}
