import { randomUUID } from "node:crypto";
import type { Samples } from "./access-matrix.ts";
import { createMembers } from "./booking-factories.ts";
import { addMembershipRow, addOrderRow, addStatementRow, zemun } from "./membership-factories.ts";
import type { TestApp } from "./test-app.ts";

/** A file of its own each time. */
const someFile = () => ({
	query: { name: "izvod.csv" },
	body: Buffer.from(
		`Datum;Iznos;Poziv na broj;Nalogodavac;Svrha\r\n18.11.2026;4.200,00;;Petar Petrović;${randomUUID()}\r\n`,
	),
});

async function someRow({ db }: TestApp) {
	return { params: { id: (await addStatementRow(db, {})).id } };
}

async function someStatement({ db }: TestApp) {
	return { params: { id: (await addStatementRow(db, {})).statementId } };
}

const inZemun = { gym: String(zemun) };

/** For statements, revenue and renewals. */
export const statementSamples = {
	getMembershipNumbers: () => ({ query: inZemun }),
	getRevenue: () => ({ query: { from: "2026-11-01", until: "2026-11-18", ...inZemun } }),
	listRenewals: () => ({ query: inZemun }),
	addRenewalCall: async ({ db }) => {
		const [member] = await createMembers(db, 1);
		return { params: { id: await addMembershipRow(db, member?.id ?? null) }, body: { outcome: "thinks" } };
	},
	previewStatement: someFile,
	importStatement: someFile,
	listStatements: () => undefined,
	getStatement: someStatement,
	listPaymentOffers: async (app) => ({ ...(await someRow(app)), query: {} }),
	assignPayment: async (app) => {
		const [member] = await createMembers(app.db, 1);
		return { ...(await someRow(app)), body: { order_id: await addOrderRow(app.db, member?.id ?? null) } };
	},
} satisfies Partial<Samples>;
