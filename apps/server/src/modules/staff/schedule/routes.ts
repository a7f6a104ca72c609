import type { Api } from "../../../platform/api.ts";
import { memberOf } from "../../../platform/session.ts";
import { listCoachClasses, setCoachAway } from "./service/absence.ts";
import { getWeek } from "./service/board.ts";
import { listCalls, recordCalls } from "./service/calls.ts";
import { cancelPeriod, removePeriod, restorePeriod } from "./service/cancel.ts";
import { changeDate } from "./service/change.ts";
import { listClassMessages, sendClassMessage } from "./service/class-messages.ts";
import { addClosing, editClosing, listClosings, withdrawClosing } from "./service/closings.ts";
import { copyWeek } from "./service/copy-week.ts";
import { editPeriod, movePeriod } from "./service/move.ts";
import { ownHours, ownWeek } from "./service/own-classes.ts";
import { addPeriod } from "./service/plan.ts";
import * as absences from "./service/stored-absences.ts";
import * as substitutions from "./service/substitutions.ts";
import { listChanges, sendMailsNow, undoChange } from "./service/undo.ts";

export function staffScheduleRoutes(api: Api): void {
	const { deps } = api;
	api.serve("getScheduleWeek", ({ actor, params, query }) => getWeek(deps, actor, params.id, query.date));
	api.serve("addSchedulePeriod", ({ actor, params, body }) => addPeriod(deps, actor, params.id, body));
	api.serve("copyScheduleWeek", ({ actor, params, body }) => copyWeek(deps, actor, params.id, body));
	api.serve("changeSchedulePeriod", ({ actor, params, body }) => editPeriod(deps, actor, params.id, body));
	api.serve("changeScheduleDate", ({ actor, params, body }) => changeDate(deps, actor, params.id, body));
	api.serve("moveSchedulePeriod", ({ actor, params, body }) => movePeriod(deps, actor, params.id, body));
	api.serve("cancelSchedulePeriod", ({ actor, params, body }) => cancelPeriod(deps, actor, params.id, body));
	api.serve("restoreSchedulePeriod", ({ actor, params, body }) => restorePeriod(deps, actor, params.id, body));
	api.serve("removeSchedulePeriod", ({ actor, params, body }) => removePeriod(deps, actor, params.id, body));
	api.serve("listScheduleChanges", ({ actor, query }) => listChanges(deps, actor, query.gym));
	api.serve("undoScheduleChange", ({ actor, params }) => undoChange(deps, actor, params.id));
	api.serve("sendScheduleMails", ({ actor, params }) => sendMailsNow(deps, actor, params.id));
	api.serve("listCalls", ({ actor, query }) => listCalls(deps, actor, query.gym));
	api.serve("recordCalls", ({ actor, body }) => recordCalls(deps, actor, body));
	api.serve("listClassMessages", ({ actor, params, query }) => listClassMessages(deps, actor, params.id, query.date));
	api.serve("sendClassMessage", ({ actor, params, body }) => sendClassMessage(deps, actor, params.id, body));
	api.serve("listCoachClasses", ({ actor, params, query }) => listCoachClasses(deps, actor, params.id, query));
	api.serve("setCoachAway", ({ actor, params, body }) => setCoachAway(deps, actor, params.id, body));
	api.serve("listAbsences", ({ actor, query }) => absences.listAbsences(deps, actor, query.gym));
	api.serve("addAbsence", ({ actor, params, body }) => absences.addAbsence(deps, actor, params.id, body));
	api.serve("removeAbsence", ({ actor, params }) => absences.removeAbsence(deps, actor, params.id));
	api.serve("listScheduleClosings", ({ actor, query }) => listClosings(deps, actor, query.gym));
	api.serve("addScheduleClosing", ({ actor, body }) => addClosing(deps, actor, body));
	api.serve("changeScheduleClosing", ({ actor, params, body }) => editClosing(deps, actor, params.id, body));
	api.serve("withdrawScheduleClosing", ({ actor, params, body }) => withdrawClosing(deps, actor, params.id, body));
}

/** Calls of coaches, and of managers who answer them. */
export function staffSubstitutionRoutes(api: Api): void {
	const { deps } = api;
	api.serve("listSubstitutions", ({ actor }) => substitutions.listSubstitutions(deps, memberOf(actor)));
	api.serve("declineSubstitution", ({ actor, params }) =>
		substitutions.declineSubstitution(deps, memberOf(actor), params.id),
	);
	api.serve("getOwnWeek", ({ actor, query }) => ownWeek(deps, memberOf(actor), query.date));
	api.serve("getOwnHours", ({ actor, query }) => ownHours(deps, memberOf(actor), query.date));
	api.serve("requestSubstitute", ({ actor, body }) => substitutions.requestSubstitute(deps, memberOf(actor), body));
	api.serve("withdrawRequest", ({ actor, params }) => substitutions.withdrawRequest(deps, memberOf(actor), params.id));
	api.serve("listOwnAbsences", ({ actor }) => absences.listOwnAbsences(deps, memberOf(actor)));
	api.serve("addOwnAbsence", ({ actor, body }) => absences.addOwnAbsence(deps, memberOf(actor), body));
	api.serve("removeOwnAbsence", ({ actor, params }) => absences.removeOwnAbsence(deps, memberOf(actor), params.id));
	api.serve("listOffers", ({ actor }) => substitutions.listOffers(deps, memberOf(actor)));
	api.serve("takeOffer", ({ actor, params }) => substitutions.takeOffer(deps, memberOf(actor), params.id));
	api.serve("releaseOffer", ({ actor, params }) => substitutions.releaseOffer(deps, memberOf(actor), params.id));
}
