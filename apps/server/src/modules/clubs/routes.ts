import type { Api } from "../../platform/api.ts";
import { listGyms, listRooms } from "./service.ts";

export function clubRoutes(api: Api): void {
	const { db } = api.deps;
	api.serve("listGyms", () => listGyms(db));
	api.serve("listGymRooms", ({ params }) => listRooms(db, params.id));
}
