import type { Api } from "../../platform/api.ts";
import { listGyms, listRooms } from "./service.ts";

export function clubRoutes(api: Api): void {
	api.serve("listGyms", ({ db }) => listGyms(db));
	api.serve("listGymRooms", ({ db, params }) => listRooms(db, params.id));
}
