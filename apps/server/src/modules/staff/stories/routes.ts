import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { changeBanner, getBanner } from "./service/banner.ts";
import * as events from "./service/events.ts";
import * as posts from "./service/posts.ts";

export function staffStoryRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listStaffPosts", () => posts.listPosts(deps));
	api.serve("getStaffPost", ({ params }) => posts.getPost(deps, params.id));
	api.serve("addStaffPost", ({ actor, body }) => posts.addPost(deps, memberOf(actor).userId, body));
	api.serve("changeStaffPost", ({ actor, params, body }) =>
		posts.changePost(deps, memberOf(actor).userId, params.id, body),
	);
	api.serve("removeStaffPost", ({ actor, params, query }) =>
		posts.removePost(deps, memberOf(actor).userId, params.id, query.version),
	);
	api.serve("listStaffEvents", () => events.listEvents(deps));
	api.serve("getStaffEvent", ({ params }) => events.getEvent(deps, params.id));
	api.serve("addStaffEvent", ({ actor, body }) => events.addEvent(deps, memberOf(actor).userId, body));
	api.serve("changeStaffEvent", ({ actor, params, body }) =>
		events.changeEvent(deps, memberOf(actor).userId, params.id, body),
	);
	api.serve("removeStaffEvent", ({ actor, params, query }) =>
		events.removeEvent(deps, memberOf(actor).userId, params.id, query.version),
	);
	api.serve("getHomeBanner", () => getBanner(deps));
	api.serve("changeHomeBanner", ({ actor, body }) => changeBanner(deps, memberOf(actor).userId, body));
}
