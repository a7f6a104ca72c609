// The page of the link that a guest confirms with, rendered as the server does it; the API is a fake.
import type { LinkedBooking } from "@kvart/contract/booking-link";
import { ApiError } from "@kvart/contract/client";
import type { SiteContext } from "@kvart/contract/site";
import { expect, test } from "vitest";
import { createSite } from "./entry.server.tsx";

const answer = createSite({ styles: {}, commonStyles: [], scripts: [], apps: {} });
const address = (root: string) => `https://kvart.example${root}/confirm-booking?token=7.abc`;

const booking: LinkedBooking = {
	state: "booked",
	training_date: "2026-11-18",
	time: 1830,
	duration: 60,
	training: { id: 1, name: "Joga", name_eng: "Yoga" },
	gym: { id: 3, name: "Zemun", slug: "zemun" },
	room: { id: 3, name: "Sala", name_eng: "Room" },
	coach: null,
	promotion: false,
};

async function mainOf(request: Request, found: LinkedBooking | null) {
	const site = {
		api: {
			getUnconfirmedBooking: async () => {
				if (!found) throw new ApiError(410, { code: "ERR_BAD_TOKEN" });
				return found;
			},
			confirmGuestBooking: async () => ({ code: "SUC_BOOKED", calendar_url: "/1.ics" }),
			listGyms: async () => [],
			getActivePromotion: async () => ({ title: null, title_eng: null, gyms: [], promotions: [] }),
		},
		apiUrl: "/api",
		publicUrl: "https://kvart.example",
	} as unknown as SiteContext;
	const response = await answer(request, site);
	expect(response.headers["cache-control"]).toBe("no-store");
	return /<main[\s\S]*<\/main>/.exec(response.body)?.[0] ?? "";
}

test.for([
	["", "Joga, sreda, 18. novembar u 18:30, KVART Zemun."],
	["/en", "Yoga, Wednesday, 18 November at 18:30, KVART Zemun."],
] as const)("it names class, club, day and hour before and after confirming (%s)", async ([root, facts]) => {
	const asked = await mainOf(new Request(address(root)), booking);
	expect(asked).toContain(facts);
	expect(asked).toContain('<form method="post">');
	const done = await mainOf(new Request(address(root), { method: "POST" }), booking);
	expect(done).toContain(facts);
	expect(done).toContain("/1.ics");
});

test.for([null, { ...booking, state: "called-off" as const }])("nothing to confirm: no form", async (found) => {
	const page = await mainOf(new Request(address("")), found);
	expect(page).toContain("Link više ne važi");
	expect(page).not.toContain("<form");
});
