import type { Api } from "../../platform/api.ts";
import { getPreviewedPrices, previewPriceList } from "./price-preview.ts";
import * as content from "./service.ts";

export function contentRoutes(api: Api): void {
	const { db, clock, keys } = api.deps;
	api.serve("listTrainings", () => content.listTrainings(db));
	api.serve("listTrainers", () => content.listTrainers(db));
	api.serve("listEvents", () => content.listEvents(db, clock));
	api.serve("listHomeEvents", () => content.listHomeEvents(db, clock));
	api.serve("getEvent", ({ params }) => content.getEvent(db, clock, params.id));
	api.serve("listBlogPosts", () => content.listBlogPosts(db, clock));
	api.serve("getBlogPost", ({ params }) => content.getBlogPost(db, clock, params.id));
	api.serve("listPriceGroups", () => content.listPriceGroups(db, clock));
	api.serve("getPreviewedPrices", ({ query }) => getPreviewedPrices({ db, keys }, query.token), { cache: "none" });
	api.serve("previewPriceList", ({ params }) => previewPriceList({ db, keys }, params.id));
	api.serve("listQuestions", () => content.listQuestions(db));
	api.serve("listTermsBlocks", () => content.listTermsBlocks(db));
	api.serve("getPadel", () => content.getPadel(db));
}
