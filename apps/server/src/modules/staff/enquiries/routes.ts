import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { addNote, changeEnquiries, changeEnquiry, mergeEnquiries, replyToEnquiry } from "./service/change.ts";
import { exportEnquiries } from "./service/export.ts";
import { countEnquiries, getEnquiry, listAssignees, listEnquiries, listEnquiryMembers } from "./service/read.ts";

export function staffEnquiryRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listEnquiries", ({ actor, query }) => listEnquiries(deps, memberOf(actor), query));
	api.serve("countEnquiries", ({ actor }) => countEnquiries(deps, memberOf(actor)));
	api.serve("listEnquiryAssignees", () => listAssignees(deps));
	api.serve("exportEnquiries", async ({ actor, query, reply }) => {
		const { name, content } = await exportEnquiries(deps, memberOf(actor), query);
		return reply
			.type("text/csv; charset=utf-8")
			.header("content-disposition", `attachment; filename="${name}"`)
			.header("cache-control", "no-store")
			.send(content);
	});
	api.serve("getEnquiry", ({ actor, params }) => getEnquiry(deps, memberOf(actor), params.id));
	api.serve("changeEnquiries", ({ actor, body }) => changeEnquiries(deps, memberOf(actor), body));
	api.serve("listEnquiryMembers", ({ actor, params }) => listEnquiryMembers(deps, memberOf(actor), params.id));
	api.serve("changeEnquiry", ({ actor, params, body }) => changeEnquiry(deps, memberOf(actor), params.id, body));
	api.serve("addEnquiryNote", ({ actor, params, body }) => addNote(deps, memberOf(actor), params.id, body.text));
	api.serve("replyToEnquiry", ({ actor, params, body }) => replyToEnquiry(deps, memberOf(actor), params.id, body));
	api.serve("mergeEnquiries", ({ actor, params, body }) => mergeEnquiries(deps, memberOf(actor), params.id, body));
}
