import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { coachHoursReport } from "./service/coach-hours.ts";
import { listCohorts } from "./service/cohorts.ts";
import { listNoShows, missesReport } from "./service/no-shows.ts";
import { bookingReport, enquiryReport, fillReport, funnelReport } from "./service/reports.ts";
import { addRenewalCall, listRenewals, membershipNumbers, revenueReport } from "./service/revenue.ts";

const long = { long: true };

export function staffReportRoutes(api: Api): void {
	const { deps } = api;
	const { db, clock } = deps;
	api.serve("getFillNumbers", ({ actor, query }) => fillReport(db, memberOf(actor), query), long);
	api.serve("getBookingNumbers", ({ actor, query }) => bookingReport(db, memberOf(actor), query), long);
	api.serve("getNoShowNumbers", ({ actor, query }) => missesReport(db, clock.now(), memberOf(actor), query), long);
	api.serve("listNoShows", ({ actor, query }) => listNoShows(db, clock.now(), memberOf(actor), query), long);
	api.serve("getCoachHours", ({ actor, query }) => coachHoursReport(db, clock.now(), memberOf(actor), query), long);
	api.serve("listCohorts", ({ actor, query }) => listCohorts(db, clock.now(), memberOf(actor), query), long);
	api.serve("getEnquiryFunnel", ({ actor, query }) => funnelReport(db, memberOf(actor), query), long);
	api.serve("getEnquiryNumbers", ({ actor, query }) => enquiryReport(db, memberOf(actor), query), long);
	api.serve("getMembershipNumbers", ({ actor, query }) => membershipNumbers(deps, memberOf(actor), query), long);
	api.serve("getRevenue", ({ actor, query }) => revenueReport(deps, memberOf(actor), query), long);
	api.serve("listRenewals", ({ actor, query }) => listRenewals(deps, memberOf(actor), query.gym), long);
	api.serve("addRenewalCall", ({ actor, params, body }) => addRenewalCall(deps, memberOf(actor), params.id, body));
}
