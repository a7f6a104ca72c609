import type { Samples } from "./access-matrix.ts";
import { addBooking } from "./booking-factories.ts";
import { addEnquiry } from "./enquiry-factories.ts";
import { addMember } from "./member-factories.ts";
import { zemun } from "./staff-factories.ts";
import type { TestApp } from "./test-app.ts";

async function someEnquiry({ db }: TestApp) {
	return { params: { id: (await addEnquiry(db)).id } };
}

/** Has booked in Zemun. */
async function someMember({ db }: TestApp) {
	const { id } = await addMember(db, { verified: false });
	await addBooking(db, id);
	return { params: { id } };
}

const inZemun = { query: { from: "2026-11-01", until: "2026-11-18", gym: String(zemun) } };

/** For enquiries, members and reports. */
export const peopleSamples = {
	listEnquiries: () => ({ query: {} }),
	countEnquiries: () => undefined,
	listEnquiryAssignees: () => undefined,
	exportEnquiries: () => ({ query: {} }),
	getEnquiry: someEnquiry,
	changeEnquiry: async (app) => ({ ...(await someEnquiry(app)), body: { version: 1, status: "open" } }),
	addEnquiryNote: async (app) => ({ ...(await someEnquiry(app)), body: { text: "Zvati posle 17 h." } }),
	replyToEnquiry: async (app) => ({
		...(await someEnquiry(app)),
		body: { version: 1, subject: "Tvoj upit", text: "Vidimo se!" },
	}),
	mergeEnquiries: async (app) => ({ ...(await someEnquiry(app)), body: { version: 1, part_ids: [] } }),
	listStaffMembers: () => ({ query: {} }),
	getStaffMember: someMember,
	blockStaffMember: async (app) => ({
		...(await someMember(app)),
		body: { version: 1, blocked: true, reason: "Tuđa kartica" },
	}),
	resendStaffMemberConfirmation: someMember,
	showNationalId: someMember,
	eraseStaffMember: async (app) => ({ ...(await someMember(app)), body: { name: "Član Test" } }),
	getFillNumbers: () => inZemun,
	getBookingNumbers: () => inZemun,
	getEnquiryNumbers: () => inZemun,
} satisfies Partial<Samples>;
