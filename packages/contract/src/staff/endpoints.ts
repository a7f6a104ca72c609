import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import * as accounts from "./accounts.ts";
import * as audit from "./audit.ts";
import type { StaffCallName } from "./calls.ts";
import { admin, byId, changing, invalid, missing, noSession, staff } from "./endpoint.ts";
import { enquiryEndpoints } from "./enquiry-endpoints.ts";
import { memberEndpoints } from "./member-endpoints.ts";
import { numberEndpoints } from "./number-endpoints.ts";
import { pictureEndpoints } from "./picture-endpoints.ts";
import { recordEndpoints } from "./records/endpoints.ts";
import { videoViews } from "./records/kinds.ts";
import * as schedule from "./schedule.ts";
import * as session from "./session.ts";
import * as settings from "./settings.ts";
import { storyEndpoints } from "./story-endpoints.ts";
import { todayEndpoints } from "./today-endpoints.ts";

/** Guesses are counted for the account. */
const guessing = {
	limit: "login",
	body: session.secondFactorCode,
	errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
} as const;

export const staffEndpoints = {
	getStaffSession: {
		...staff("Office: session", "Who is logged in, and for which clubs", session.staffSession),
		beforeSecondFactor: true,
	},
	confirmSecondFactor: {
		...staff("Office: session", "Show the second factor, once a session", session.staffSession),
		...guessing,
		beforeSecondFactor: true,
	},
	setUpSecondFactor: {
		...staff("Office: session", "A secret for the phone; it counts once confirmed", session.secondFactorSetup),
		limit: "login",
		errors: [...noSession, "ERR_CHANGED_MEANWHILE"],
	},
	turnOnSecondFactor: {
		...staff("Office: session", "Turn the second factor on with a code of the new secret", session.staffSession),
		...guessing,
	},
	turnOffSecondFactor: {
		...staff("Office: session", "Turn the second factor off with a last code", session.staffSession),
		...guessing,
	},

	listStaffAccounts: admin("Office: accounts", "Everybody who works here", z.array(accounts.staffAccount)),
	inviteStaffAccount: {
		...admin("Office: accounts", "Invite somebody by mail, or give a member a role", accounts.staffAccount),
		status: 201,
		body: accounts.staffInvitation,
		errors: [...invalid, "ERR_BAD_EMAIL", "ERR_DUPLICATED_EMAIL", "ERR_DUPLICATED_PHONE"],
	},
	changeStaffAccount: {
		...admin("Office: accounts", "Change role or clubs, block or unblock", accounts.staffAccount),
		...byId,
		body: accounts.staffAccountChange,
		errors: changing,
	},
	repeatStaffInvitation: {
		...admin("Office: accounts", "Send the invitation again; the link before it stops working", accounts.staffAccount),
		...byId,
		errors: [...missing, "ERR_CHANGED_MEANWHILE"],
	},
	endStaffSessions: {
		...admin("Office: accounts", "Log somebody out everywhere", accounts.staffAccount),
		...byId,
		errors: missing,
	},
	resetStaffSecondFactor: {
		...admin("Office: accounts", "Turn off the second factor of somebody else, who lost it", accounts.staffAccount),
		...byId,
		errors: missing,
	},

	getStaffSettings: admin("Office: settings", "The switches of the site", settings.staffSettings),
	changeStaffSettings: {
		...admin("Office: settings", "Turn switches; they count at once, everywhere", settings.staffSettings),
		body: settings.staffSettingsChange,
		errors: [...invalid, "ERR_CHANGED_MEANWHILE"],
	},

	...pictureEndpoints,
	...storyEndpoints,

	listAuditEntries: {
		...admin("Office: audit", "Who changed what, newest first", audit.auditPage),
		query: audit.auditFilter,
		errors: invalid,
	},
	getAuditChoices: admin("Office: audit", "What the log can be filtered by", audit.auditChoices),

	...todayEndpoints,

	...recordEndpoints,
	listVideoViews: {
		...staff("Office: records", "How often each film was watched, and on what", z.array(videoViews)),
		scope: "chain",
	},
	...enquiryEndpoints,
	...memberEndpoints,
	...numberEndpoints,

	getScheduleWeek: {
		...staff("Office: schedule", "The week of a room as a board", schedule.scheduleWeek),
		...byId,
		scope: "club",
		query: schedule.weekFilter,
		errors: missing,
	},
	addSchedulePeriod: {
		...staff("Office: schedule", "Add a weekly period, or a single one", schedule.scheduleChanged),
		...byId,
		scope: "club",
		status: 201,
		body: schedule.newPeriod,
		current: schedule.scheduleObstacle,
		errors: [...invalid, "ERR_NOT_FOUND", "ERR_TRAINING_PASSED"],
	},
	copyScheduleWeek: {
		...staff("Office: schedule", "Copy the plan of a week to a room", schedule.weekCopied),
		...byId,
		scope: "club",
		status: 201,
		body: schedule.weekCopy,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	changeSchedulePeriod: {
		...staff("Office: schedule", "Change a series from a date on", schedule.scheduleChanged),
		...byId,
		scope: "club",
		body: schedule.periodChange,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED"],
	},
	changeScheduleDate: {
		...staff("Office: schedule", "A substitute or another capacity for one date", schedule.scheduleChanged),
		...byId,
		scope: "club",
		body: schedule.dateChange,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED"],
	},
	moveSchedulePeriod: {
		...staff(
			"Office: schedule",
			"Move one date or the series from it on; who booked is told",
			schedule.scheduleChanged,
		),
		...byId,
		scope: "club",
		body: schedule.periodMove,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
	cancelSchedulePeriod: {
		...staff("Office: schedule", "Call off one date or the series from it on", schedule.scheduleChanged),
		...byId,
		scope: "club",
		body: schedule.periodCancellation,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
	restoreSchedulePeriod: {
		...staff("Office: schedule", "Take a cancellation back; nobody is booked again", schedule.scheduleChanged),
		...byId,
		scope: "club",
		body: schedule.periodRestoring,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED"],
	},
	removeSchedulePeriod: {
		...staff("Office: schedule", "Take a series off the schedule from a date on", schedule.scheduleChanged),
		...byId,
		scope: "club",
		body: schedule.periodRemoval,
		current: schedule.scheduleObstacle,
		errors: [...changing, "ERR_TRAINING_PASSED"],
	},
} as const satisfies Record<StaffCallName, Endpoint>;

export type StaffEndpoints = typeof staffEndpoints;
