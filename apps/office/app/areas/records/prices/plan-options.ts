import {
	type Covering,
	coverings,
	isPlan,
	type PlanClubs,
	type PlanHours,
	planClubs,
	planHours,
} from "@kvart/contract/memberships/plans";
import { m } from "../../../paraglide/messages.js";
import type { PriceItem } from "./price-values.ts";

const coveringLabels: Record<Covering, () => string> = { gym: m.records_plan_gym, class: m.records_plan_class };
const hoursLabels: Record<PlanHours, () => string> = {
	all: m.records_plan_hours_all,
	weekdays_until_16: m.records_plan_hours_weekdays,
};
const clubsLabels: Record<PlanClubs, () => string> = { one: m.records_plan_one_club, all: m.records_plan_all_clubs };

export const coveringOptions = () => coverings.map((value) => ({ value, label: coveringLabels[value]() }));
export const hoursOptions = () => planHours.map((value) => ({ value, label: hoursLabels[value]() }));
export const clubsOptions = () => planClubs.map((value) => ({ value, label: clubsLabels[value]() }));

/** The plan in a few words: `Teretana, Grupni treninzi`. */
export function planSummary({ covers }: Pick<PriceItem, "covers">): string {
	if (!isPlan({ covers })) return m.records_plan_not_sold();
	return covers.map((covering) => coveringLabels[covering]()).join(", ");
}
