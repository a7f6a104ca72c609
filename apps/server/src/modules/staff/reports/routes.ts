import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { bookingReport, enquiryReport, fillReport, listNoShows } from "./service.ts";

export function staffReportRoutes(api: Api): void {
	const { db, clock } = api.deps;
	api.serve("getFillNumbers", ({ actor, query }) => fillReport(db, memberOf(actor), query));
	api.serve("getBookingNumbers", ({ actor, query }) => bookingReport(db, memberOf(actor), query));
	api.serve("listNoShows", ({ actor, query }) => listNoShows(db, clock.now(), memberOf(actor), query));
	api.serve("getEnquiryNumbers", ({ actor, query }) => enquiryReport(db, memberOf(actor), query));
}
