export const ledgerKinds = [
	"sold",
	"paid",
	"refunded",
	"visit_used",
	"visit_returned",
	"frozen",
	"unfrozen",
	"extended",
	"cancelled",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentMethods = ["cash", "card", "transfer", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How a desk takes money. A transfer comes with the bank's statement. */
export const deskMethods = ["cash", "card", "other"] as const satisfies readonly PaymentMethod[];
export type DeskMethod = (typeof deskMethods)[number];
