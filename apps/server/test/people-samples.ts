import { memberNotes } from "../src/platform/database/schema/members.ts";
import type { Samples } from "./access-matrix.ts";
import { addBooking } from "./booking-factories.ts";
import { addEnquiry } from "./enquiry-factories.ts";
import { addMember } from "./member-factories.ts";
import { zemun } from "./staff-factories.ts";
import { testNow } from "./template.ts";
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

async function someBooking({ db }: TestApp) {
	const { id } = await addMember(db);
	return { params: { id: await addBooking(db, id) } };
}

async function someNote(app: TestApp) {
	const { params } = await someMember(app);
	const note = { userId: params.id, authorId: params.id, kind: "note", text: "Beleška", createdAt: testNow } as const;
	const [row] = await app.db.insert(memberNotes).values(note).returning({ id: memberNotes.id });
	return { params: { id: row?.id ?? 0 } };
}

const inZemun = { query: { from: "2026-11-01", until: "2026-11-18", gym: String(zemun) } };

/** For enquiries, members and reports. */
export const peopleSamples = {
	listEnquiries: () => ({ query: {} }),
	countEnquiries: () => undefined,
	listEnquiryAssignees: () => undefined,
	exportEnquiries: () => ({ query: {} }),
	getEnquiry: someEnquiry,
	changeEnquiries: async ({ db }) => ({
		body: { status: "closed", enquiries: [{ id: (await addEnquiry(db)).id, version: 1 }] },
	}),
	listEnquiryMembers: someEnquiry,
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
	changeMemberContact: async (app) => ({
		...(await someMember(app)),
		body: { version: 1, phone: "0641112223", card_id: "" },
	}),
	forgiveBooking: someBooking,
	undoForgiveness: someBooking,
	addMemberNote: async (app) => ({ ...(await someMember(app)), body: { kind: "note", text: "Zaboravlja peškir" } }),
	removeMemberNote: someNote,
	resendStaffMemberConfirmation: someMember,
	showNationalId: someMember,
	eraseStaffMember: async (app) => ({ ...(await someMember(app)), body: { name: "Član Test" } }),
	getFillNumbers: () => inZemun,
	getBookingNumbers: () => inZemun,
	getNoShowNumbers: () => inZemun,
	listNoShows: () => inZemun,
	getCoachHours: () => ({ query: { gym: String(zemun) } }),
	listCohorts: () => ({ query: { gym: String(zemun) } }),
	getEnquiryFunnel: () => inZemun,
	getEnquiryNumbers: () => inZemun,
} satisfies Partial<Samples>;
