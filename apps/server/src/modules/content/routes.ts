import type { Api } from "../../platform/api.ts";
import { getPreviewedPrices, previewPriceList } from "./price-preview.ts";
import * as content from "./service.ts";

export function contentRoutes(api: Api): void {
	const { db: primary, clock, keys } = api.deps;
	api.serve("listTrainings", ({ db }) => content.listTrainings(db));
	api.serve("listTrainers", ({ db }) => content.listTrainers(db));
	api.serve("listEvents", ({ db }) => content.listEvents(db, clock));
	api.serve("listHomeEvents", ({ db }) => content.listHomeEvents(db, clock));
	api.serve("getEvent", ({ db, params }) => content.getEvent(db, clock, params.id));
	api.serve("listBlogPosts", ({ db }) => content.listBlogPosts(db, clock));
	api.serve("getBlogPost", ({ db, params }) => content.getBlogPost(db, clock, params.id));
	api.serve("listPriceGroups", ({ db }) => content.listPriceGroups(db, clock));
	api.serve("getPreviewedPrices", ({ query }) => getPreviewedPrices({ db: primary, keys }, query.token), {
		cache: "none",
	});
	api.serve("previewPriceList", ({ params }) => previewPriceList({ db: primary, keys }, params.id));
	api.serve("listQuestions", ({ db }) => content.listQuestions(db));
	api.serve("listTermsBlocks", ({ db }) => content.listTermsBlocks(db));
	api.serve("getPadel", ({ db }) => content.getPadel(db));
}
