import { m } from "../../../paraglide/messages.js";
import type { PriceListState } from "./price-values.ts";

export const stateLabels: Record<PriceListState, () => string> = {
	past: m.records_price_list_past,
	current: m.records_price_list_current,
	next: m.records_price_list_next,
};

export const stateColors: Record<PriceListState, string> = { past: "gray", current: "booked", next: "ink" };
