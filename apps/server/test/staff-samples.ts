import type { Samples } from "./access-matrix.ts";
import { Authenticator } from "./authenticator.ts";
import { deskSamples } from "./desk-samples.ts";
import { sha512, testPassword } from "./member-factories.ts";
import { peopleSamples } from "./people-samples.ts";
import { recordSamples } from "./record-samples.ts";
import { scheduleSamples } from "./schedule-samples.ts";
import { addStaff } from "./staff-factories.ts";
import { statementSamples } from "./statement-samples.ts";
import { storySamples } from "./story-samples.ts";
import type { TestApp } from "./test-app.ts";
import { todaySamples } from "./today-samples.ts";

const code = { code: "000000" };

async function someAccount({ db }: TestApp) {
	return { params: { id: (await addStaff(db)).id } };
}

/** One input for each call of the office; the type requires it. */
export const staffSamples: Samples = {
	...todaySamples,
	...deskSamples,
	...scheduleSamples,
	...storySamples,
	getStaffSession: () => undefined,
	lockStaffSession: () => undefined,
	unlockStaffSession: () => ({ body: code }),
	confirmSecondFactor: () => ({ body: code }),
	setUpSecondFactor: () => ({ body: { password: sha512(testPassword) } }),
	renewRecoveryCodes: () => ({ body: { password: sha512(testPassword) } }),
	turnOnSecondFactor: () => ({ body: code }),
	turnOffSecondFactor: () => ({ body: code }),
	startPasskeyConfirmation: () => undefined,
	confirmByPasskey: () => ({ body: { credential: new Authenticator().get({ options: {} }) } }),
	findInOffice: () => ({ query: { text: "Žarković 18" } }),
	listStaffAccounts: () => undefined,
	inviteStaffAccount: () => ({
		body: {
			email: `${crypto.randomUUID()}@kvart.example`,
			first_name: "Nada",
			last_name: "Šarić",
			phone: `06${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, "0")}`,
			role: "manager",
			all_clubs: true,
			gym_ids: [],
		},
	}),
	changeStaffAccount: async (app) => ({ ...(await someAccount(app)), body: { version: 1, all_clubs: true } }),
	repeatStaffInvitation: someAccount,
	endStaffSessions: someAccount,
	resetStaffSecondFactor: someAccount,
	getStaffSettings: () => undefined,
	changeStaffSettings: () => ({ body: { version: 1 } }),
	listRetentionRuns: () => undefined,
	listAuditEntries: () => ({ query: {} }),
	getAuditChoices: () => undefined,
	...recordSamples,
	listOpeningRequests: () => ({ params: { id: 3 } }),
	announceOpening: () => ({ params: { id: 3 } }),
	previewPriceList: () => ({ params: { id: 1 } }),
	listVideoViews: () => undefined,
	...peopleSamples,
	...statementSamples,
};
