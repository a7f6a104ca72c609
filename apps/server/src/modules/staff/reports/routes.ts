import type { Api } from "../../../platform/api.ts";
import { inTurn } from "../../../platform/in-turn.ts";
import { memberOf } from "../../../platform/session.ts";
import { coachHoursReport } from "./service/coach-hours.ts";
import { listCohorts } from "./service/cohorts.ts";
import { listNoShows, missesReport } from "./service/no-shows.ts";
import { bookingReport, enquiryReport, fillReport, funnelReport } from "./service/reports.ts";

export function staffReportRoutes(api: Api): void {
	const { db, clock, env } = api.deps;
	// The embedded database has one connection. Reports that wait for their turn outside of it let the desk go first: its
	// requests wait for one statement of a report instead of all statements of a page of reports.
	const inOrder = inTurn();
	const read = <T>(report: () => Promise<T>): Promise<T> => (env.DATABASE_URL ? report() : inOrder(report));
	api.serve("getFillNumbers", ({ actor, query }) => read(() => fillReport(db, memberOf(actor), query)));
	api.serve("getBookingNumbers", ({ actor, query }) => read(() => bookingReport(db, memberOf(actor), query)));
	api.serve("getNoShowNumbers", ({ actor, query }) =>
		read(() => missesReport(db, clock.now(), memberOf(actor), query)),
	);
	api.serve("listNoShows", ({ actor, query }) => read(() => listNoShows(db, clock.now(), memberOf(actor), query)));
	api.serve("getCoachHours", ({ actor, query }) =>
		read(() => coachHoursReport(db, clock.now(), memberOf(actor), query)),
	);
	api.serve("listCohorts", ({ actor, query }) => read(() => listCohorts(db, clock.now(), memberOf(actor), query)));
	api.serve("getEnquiryFunnel", ({ actor, query }) => read(() => funnelReport(db, memberOf(actor), query)));
	api.serve("getEnquiryNumbers", ({ actor, query }) => read(() => enquiryReport(db, memberOf(actor), query)));
}
