import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { accountEndpoints } from "./accounts.ts";
import { auditEndpoints } from "./audit.ts";
import type { StaffCallName } from "./calls.ts";
import { classMessageEndpoints } from "./class-messages.ts";
import { coachHoursEndpoints } from "./coach-hours.ts";
import { cohortEndpoints } from "./cohorts.ts";
import { staff } from "./endpoint.ts";
import { enquiryEndpoints } from "./enquiry-endpoints.ts";
import { findEndpoints } from "./find.ts";
import { memberEndpoints } from "./members.ts";
import { arrivalEndpoints } from "./memberships/desk-arrival.ts";
import { ledgerEndpoints } from "./memberships/desk-ledger.ts";
import { saleEndpoints } from "./memberships/desk-sales.ts";
import { tillEndpoints } from "./memberships/desk-till.ts";
import { openingEndpoints } from "./openings.ts";
import { ownClassEndpoints, substitutionEndpoints } from "./own-classes.ts";
import { pictureEndpoints } from "./pictures.ts";
import { priceListEndpoints } from "./price-lists.ts";
import { recordEndpoints } from "./records/endpoints.ts";
import { videoViews } from "./records/kinds.ts";
import { reportEndpoints } from "./reports.ts";
import { retentionEndpoints } from "./retention.ts";
import { revenueEndpoints } from "./revenue.ts";
import { scheduleEndpoints } from "./schedule.ts";
import { absenceEndpoints } from "./schedule-absence.ts";
import { scheduleChangeEndpoints } from "./schedule-changes.ts";
import { closingEndpoints } from "./schedule-closings.ts";
import { sessionEndpoints } from "./session.ts";
import { settingsEndpoints } from "./settings.ts";
import { statementEndpoints } from "./statements.ts";
import { storyEndpoints } from "./stories.ts";
import { todayEndpoints } from "./today.ts";

/** Every call of the back office; the file of each area has its schemas. */
export const staffEndpoints = {
	...sessionEndpoints,
	...findEndpoints,
	...accountEndpoints,
	...settingsEndpoints,
	...retentionEndpoints,
	...pictureEndpoints,
	...storyEndpoints,
	...auditEndpoints,
	...todayEndpoints,
	...arrivalEndpoints,
	...saleEndpoints,
	...ledgerEndpoints,
	...tillEndpoints,
	...recordEndpoints,
	...openingEndpoints,
	...priceListEndpoints,
	listVideoViews: {
		...staff("Office: records", "How often each video was watched, by device", z.array(videoViews)),
		scope: "chain",
	},
	...enquiryEndpoints,
	...memberEndpoints,
	...reportEndpoints,
	...coachHoursEndpoints,
	...cohortEndpoints,
	...revenueEndpoints,
	...statementEndpoints,
	...scheduleEndpoints,
	...scheduleChangeEndpoints,
	...absenceEndpoints,
	...classMessageEndpoints,
	...closingEndpoints,
	...substitutionEndpoints,
	...ownClassEndpoints,
} as const satisfies Record<StaffCallName, Endpoint>;

export type StaffEndpoints = typeof staffEndpoints;
