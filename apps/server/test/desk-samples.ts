import { wallTime } from "@kvart/contract/time";
import { desc, eq } from "drizzle-orm";
import { freeze } from "../src/modules/memberships/service/freezes.ts";
import { useVisit } from "../src/modules/memberships/service/visits.ts";
import { ledger } from "../src/platform/database/schema/memberships.ts";
import type { Samples } from "./access-matrix.ts";
import { addMember, newcomer } from "./member-factories.ts";
import { planIds, sellPlan, zemun } from "./membership-factories.ts";
import { testNow } from "./template.ts";
import type { TestApp } from "./test-app.ts";

const moment = wallTime(testNow);

/** Bought a month of the gym in Zemun, and owes a part of it. */
async function buyer({ db }: TestApp) {
	const { id } = await addMember(db);
	const payments = [{ amount: 100_000, method: "cash", receipt: null }] as const;
	const membershipId = await sellPlan(db, id, { planId: planIds.gymMonth, payments });
	return { params: { id }, membershipId };
}

async function entered(app: TestApp) {
	const { params } = await buyer(app);
	const entry = {
		userId: params.id,
		gymId: zemun,
		purpose: "gym",
		moment,
		actorId: 1,
		at: testNow,
		bookingId: null,
	} as const;
	await app.db.transaction((tx) => useVisit(tx, entry));
	return { params };
}

async function membership(app: TestApp) {
	const { membershipId: id } = await buyer(app);
	return { params: { id } };
}

async function frozen(app: TestApp) {
	const { params, membershipId } = await buyer(app);
	const freezing = { userId: params.id, membershipId, actorId: 1, at: testNow };
	await app.db.transaction((tx) => freeze(tx, freezing, days));
	return { params: { id: membershipId } };
}

async function payment(app: TestApp) {
	const { membershipId } = await buyer(app);
	const [paid] = await app.db
		.select({ id: ledger.id })
		.from(ledger)
		.where(eq(ledger.membershipId, membershipId))
		.orderBy(desc(ledger.id));
	return { params: { id: paid?.id ?? 0 } };
}

const days = { from: "2026-11-20", until: "2026-11-29" };
const ofZemun = { params: { id: zemun } };
const reason = "Greška u unosu";

export const deskSamples = {
	findArrivals: () => ({ ...ofZemun, query: { text: "Žarković" } }),
	getArrival: async (app) => ({ params: (await buyer(app)).params, query: { gym: String(zemun) } }),
	registerAtDesk: () => {
		const { first_name, last_name, email, phone } = newcomer();
		return { body: { gym_id: zemun, first_name, last_name, email, phone } };
	},
	letIn: async (app) => ({ params: (await buyer(app)).params, body: { gym_id: zemun } }),
	undoEntry: async (app) => ({ ...(await entered(app)), query: { gym: String(zemun) } }),
	sellMembership: async (app) => ({
		params: (await buyer(app)).params,
		body: { gym_id: zemun, plan_id: planIds.gymMonth, starts_on: "2026-11-18", payment: null },
	}),
	takePayment: async (app) => {
		const { params, membershipId } = await buyer(app);
		return { params, body: { gym_id: zemun, membership_id: membershipId, amount_paras: 100, method: "cash" } };
	},
	getMemberLedger: async (app) => ({ params: (await buyer(app)).params }),
	freezeAtDesk: async (app) => ({ ...(await membership(app)), query: {}, body: days }),
	unfreezeAtDesk: frozen,
	extendMembership: async (app) => ({ ...(await membership(app)), body: { days: 3, reason } }),
	cancelMembership: async (app) => ({ ...(await membership(app)), body: { reason } }),
	refundPayment: async (app) => ({ ...(await payment(app)), body: { amount_paras: 100, reason } }),
	getTill: () => ({ ...ofZemun, query: {} }),
	getTillSheet: () => ({ ...ofZemun, query: { day: "2026-11-18" } }),
	closeTill: () => ({ ...ofZemun, body: { day: "2026-11-18", counted_paras: 0, note: "" } }),
} satisfies Partial<Samples>;
