import { z } from "zod";
import { byId, change, noSession, read } from "../endpoint-parts.ts";
import { newOrder, order, ordered } from "./orders.ts";
import { freezeAnswer, freezeDays, freezePreview, ownMembership } from "./own.ts";
import { plan } from "./plans.ts";

const member = { access: "member", errors: noSession } as const;
const ownOrder = { ...byId, access: "member", errors: [...noSession, "ERR_NOT_FOUND"] } as const;

export const membershipEndpoints = {
	listPlans: read("Memberships", "What the price list sells as a membership", z.array(plan)),
	addOrder: {
		...read("Memberships", "Order a membership online", ordered),
		...member,
		status: 201,
		idempotent: true,
		body: newOrder,
		notes: "It becomes a membership when it is paid in full. ERR_NOT_TODAY: the first day is not in what is allowed.",
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED", "ERR_PLAN_NOT_SOLD", "ERR_NOT_TODAY", "ERR_TOO_MANY_REQUESTS"],
	},
	listOwnOrders: { ...read("Memberships", "The member's own orders, the latest first", z.array(order)), ...member },
	cancelOrder: {
		...change("Memberships", "Cancel one's own order while it waits", "SUC_CANCELED"),
		...ownOrder,
	},
	getOrderCode: {
		...read("Memberships", "The QR code of a waiting order", { mediaType: "image/svg+xml" }),
		...ownOrder,
	},
	getOrderSlip: {
		...read("Memberships", "The payment slip of a waiting order", { mediaType: "application/pdf" }),
		...ownOrder,
	},
	listOwnMemberships: {
		...read("Memberships", "The member's own memberships, the one that ends first at the top", z.array(ownMembership)),
		...member,
	},
	freezeMembership: {
		...read("Memberships", "Freeze one's own membership", freezeAnswer),
		...ownOrder,
		status: 201,
		query: freezePreview,
		body: freezeDays,
		notes: "With `preview=1` nothing changes. ERR_NOT_TODAY: the days are not in what is allowed.",
		errors: [...noSession, "ERR_ALL_FIELDS_REQUIRED", "ERR_NOT_FOUND", "ERR_FREEZE_LIMIT", "ERR_NOT_TODAY"],
	},
	unfreezeMembership: {
		...change("Memberships", "End a freeze from tomorrow, or one that has not begun", "SUC_SUCCESS"),
		...ownOrder,
	},
} as const;
