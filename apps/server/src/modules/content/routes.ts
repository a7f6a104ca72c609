import type { Api } from "../../platform/api.ts";
import * as content from "./service.ts";

export function contentRoutes(api: Api): void {
	const { db, clock } = api.deps;
	api.serve("listTrainings", () => content.listTrainings(db));
	api.serve("listTrainers", () => content.listTrainers(db));
	api.serve("listEvents", () => content.listEvents(db, clock));
	api.serve("listHomeEvents", () => content.listHomeEvents(db, clock));
	api.serve("getEvent", ({ params }) => content.getEvent(db, clock, params.id));
	api.serve("listBlogPosts", () => content.listBlogPosts(db, clock));
	api.serve("getBlogPost", ({ params }) => content.getBlogPost(db, clock, params.id));
	api.serve("listPriceGroups", () => content.listPriceGroups(db));
	api.serve("listQuestions", () => content.listQuestions(db));
	api.serve("listTermsBlocks", () => content.listTermsBlocks(db));
	api.serve("getPadel", () => content.getPadel(db));
}
