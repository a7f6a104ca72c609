import type { PaymentMethod } from "@kvart/contract/memberships/ledger";
import { m } from "../../paraglide/messages.js";

export const methodLabels: Record<PaymentMethod, () => string> = {
	cash: m.desk_method_cash,
	card: m.desk_method_card,
	transfer: m.desk_method_transfer,
	other: m.desk_method_other,
};
