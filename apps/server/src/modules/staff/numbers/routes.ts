import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { bookingNumbers, enquiryNumbers, fillNumbers } from "./service.ts";

export function staffNumberRoutes(api: Api): void {
	const { db } = api.deps;
	api.serve("getFillNumbers", ({ actor, query }) => fillNumbers(db, memberOf(actor), query));
	api.serve("getBookingNumbers", ({ actor, query }) => bookingNumbers(db, memberOf(actor), query));
	api.serve("getEnquiryNumbers", ({ actor, query }) => enquiryNumbers(db, memberOf(actor), query));
}
