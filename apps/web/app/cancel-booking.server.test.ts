// The page of the link in a reminder, rendered as the server does it; the API is a fake.
import type { LinkedBooking } from "@kvart/contract/booking-link";
import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import type { SiteAnswer, SiteContext } from "@kvart/contract/site";
import { expect, test, vi } from "vitest";
import { createSite } from "./entry.server.tsx";

const answer = createSite({ styles: {}, commonStyles: [], scripts: [], apps: {} });

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

const refusal = (code: ErrorCode, status: number) => new ApiError(status, { code });

/** Data for the header of every page, and the settings. */
const shell = {
	listGyms: async () => [{ id: 3, name: "Zemun", slug: "zemun", fitness: true, has_room: true }],
	getTime: async () => ({ late_cancel_minutes: 120, no_show_policy: null }),
	getActivePromotion: async () => ({ title: null, title_eng: null, gyms: [], promotions: [] }),
};

function siteWith(found: LinkedBooking | ApiError, cancelled?: ApiError, now = "2026-11-18T10:00:00+01:00") {
	const getLinkedBooking = vi.fn(async () => {
		if (found instanceof ApiError) throw found;
		return found;
	});
	const cancelLinkedBooking = vi.fn(async () => {
		if (cancelled) throw cancelled;
		return { code: "SUC_CANCELED" };
	});
	const site = {
		api: { getLinkedBooking, cancelLinkedBooking, ...shell },
		apiUrl: "/api",
		publicUrl: "https://kvart.example",
		signIn: { google: false, facebook: null },
		chatWidgetUrl: null,
		mapTilesUrl: null,
		now: () => new Date(now),
		report: (error: unknown) => {
			throw error;
		},
	};
	return { site: site as unknown as SiteContext, getLinkedBooking, cancelLinkedBooking };
}

const address = "https://kvart.example/cancel-booking?token=7.abc";
const main = (response: SiteAnswer) => /<main[\s\S]*<\/main>/.exec(response.body)?.[0] ?? "";

test("a GET shows the training and a form, cancels nothing and is not stored", async () => {
	const { site, cancelLinkedBooking, getLinkedBooking } = siteWith(booking);
	const response = await answer(new Request(address), site);
	expect(response.status).toBe(200);
	expect(response.headers["cache-control"]).toBe("no-store");
	const html = main(response);
	expect(html).toContain("Joga, danas u 18:30, KVART Zemun");
	expect(html).toContain('<form method="post">');
	expect(html).toContain("Otkaži mesto");
	expect(getLinkedBooking).toHaveBeenCalledExactlyOnceWith({ query: { token: "7.abc" } });
	expect(cancelLinkedBooking).not.toHaveBeenCalled();
});

test("the page in English names another day by its date", async () => {
	const { site } = siteWith({ ...booking, training_date: "2026-11-20" });
	const html = main(await answer(new Request(address.replace("/cancel", "/en/cancel")), site));
	expect(html).toContain("Yoga, 20 November at 18:30, KVART Zemun");
	expect(html).toContain("Cancel my place");
});

const pageAt = async (time: string) =>
	main(await answer(new Request(address), siteWith(booking, undefined, `2026-11-18T${time}+01:00`).site));

test("in the last two hours it says before the press that this counts as late", async () => {
	const late =
		"Do treninga je manje od 2 h, pa se ovo računa kao kasno otkazivanje. Koliko ih imaš, vidiš na svom nalogu.";
	expect(await pageAt("16:30:00")).not.toContain(late);
	expect(await pageAt("16:30:01")).toContain(late);
});

test("a POST cancels, says so, and offers the schedule of the club", async () => {
	const { site, cancelLinkedBooking } = siteWith({ ...booking, state: "cancelled" });
	const response = await answer(new Request(address, { method: "POST" }), site);
	expect(response.status).toBe(200);
	const html = main(response);
	expect(html).toContain("Mesto je otkazano");
	expect(html).toContain('href="/training-schedule/3"');
	expect(html).not.toContain("<form");
	expect(cancelLinkedBooking).toHaveBeenCalledExactlyOnceWith({ body: { token: "7.abc" } });
});

test.for([
	["ERR_NOT_FOUND", 404, "Mesto je već otkazano"],
	["ERR_TRAINING_PASSED", 409, "Trening je već počeo"],
	["ERR_BAD_TOKEN", 410, "Link ne važi"],
] as const)("a POST that is refused with %s has an answer of its own", async ([code, status, title]) => {
	const { site } = siteWith(booking, refusal(code, status));
	const response = await answer(new Request(address, { method: "POST" }), site);
	expect(response.status).toBe(status);
	const html = main(response);
	expect(html).toContain(title);
	expect(html).not.toContain("<form");
});

test("after too many requests the button is still there", async () => {
	const { site } = siteWith(booking, refusal("ERR_TOO_MANY_REQUESTS", 429));
	const response = await answer(new Request(address, { method: "POST" }), site);
	expect(response.status).toBe(429);
	expect(main(response)).toContain('<form method="post">');
});

test.for([
	["cancelled", "Mesto je već otkazano"],
	["called-off", "Trening je otkazan"],
	["started", "Trening je već počeo"],
] as const)("a booking that is %s has no button", async ([state, title]) => {
	const html = main(await answer(new Request(address), siteWith({ ...booking, state }).site));
	expect(html).toContain(title);
	expect(html).not.toContain("<form");
});

test("a link that is not valid leads to the account", async () => {
	const { site } = siteWith(refusal("ERR_BAD_TOKEN", 410));
	const response = await answer(new Request(address), site);
	expect(response.status).toBe(200);
	const html = main(response);
	expect(html).toContain("Link ne važi");
	expect(html).toContain('href="/account"');
});
