import type { Locale } from "@kvart/contract/locale";
import type { Order } from "@kvart/contract/memberships/orders";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMembers, createPeriod } from "../../../test/booking-factories.ts";
import { addEnquiry } from "../../../test/enquiry-factories.ts";
import { planIds, sellPlan, zemun } from "../../../test/membership-factories.ts";
import { testNow } from "../../../test/template.ts";
import { buildTestApp } from "../../../test/test-app.ts";
import { bookingPauses, bookings, waits } from "../../platform/database/schema/booking.ts";
import { classMessages, classNews } from "../../platform/database/schema/class-news.ts";
import { enquiryNotes } from "../../platform/database/schema/office.ts";
import { openingRequests } from "../../platform/database/schema/openings.ts";
import { substitutionRequests } from "../../platform/database/schema/substitutions.ts";
import { bookingCode } from "../booking/service.ts";
import { mailKinds } from "../mail/kinds.ts";
import { type MailContents, type MailTemplate, sealToken } from "../mail/service.ts";
import { payOrder } from "../orders/service/pay.ts";
import { templates } from "./registry.ts";
import { renderMail } from "./render.tsx";

const { call, db, api } = await buildTestApp();
const [member] = await createMembers(db, 1);
const periodId = await createPeriod(db, { capacity: 2, trainerId: 1 });
await call("POST", `/api/period/${periodId}/booking`, { headers: member?.headers ?? {} });
const [booking] = await db
	.select({ id: bookings.id, occurrenceId: bookings.occurrenceId })
	.from(bookings)
	.where(eq(bookings.userId, member?.id ?? 0));

const [cancelled] = await db
	.insert(bookings)
	.values({ occurrenceId: booking?.occurrenceId ?? 0, person: "erased:1", createdAt: testNow, cancelledAt: testNow })
	.returning({ id: bookings.id });
const cancelledId = cancelled?.id ?? 0;
const [wait] = await db
	.insert(waits)
	.values({ occurrenceId: booking?.occurrenceId ?? 0, userId: member?.id ?? 0, createdAt: testNow })
	.returning({ id: waits.id });
const waitId = wait?.id ?? 0;
const [unconfirmed] = await db
	.insert(bookings)
	.values({
		occurrenceId: booking?.occurrenceId ?? 0,
		person: "guest:381631000000",
		createdAt: testNow,
		confirmUntil: testNow,
	})
	.returning({ id: bookings.id });

const [pause] = await db
	.insert(bookingPauses)
	.values({
		userId: member?.id ?? 0,
		countedFrom: "2026-11-01",
		needed: 3,
		fromDate: "2026-11-18",
		untilDate: "2026-11-24",
		createdAt: testNow,
	})
	.returning({ id: bookingPauses.id });

const known = {
	periodId,
	date: "2026-11-18",
	time: 1900,
	roomId: 1,
	trainingId: 1,
	coachId: 1,
	substituted: false,
	cancelled: false,
};
const cause = { reason: "other", note: "<b>Kvar</b> na krovu", noteEng: "" };
const [placeNews] = await db
	.insert(classNews)
	.values({ bookingId: booking?.id ?? 0, known, cause })
	.returning({ id: classNews.id });
const [coachNews] = await db
	.insert(classNews)
	.values({ coachId: 1, periodId, trainingDate: "2026-11-18", known, cause })
	.returning({ id: classNews.id });
const [message] = await db
	.insert(classMessages)
	.values({
		periodId,
		trainingDate: "2026-11-18",
		at: testNow,
		text: "Ponesi <b>prostirku</b>.",
		textEng: "",
		mailed: 1,
		toCall: 0,
	})
	.returning({ id: classMessages.id });
const [wanted] = await db
	.insert(substitutionRequests)
	.values({ periodId, trainingDate: "2026-11-18", trainerId: 1, absent: true, createdAt: testNow })
	.returning({ id: substitutionRequests.id });

const name = "Đorđe <b>Ž</b>";
const sealedToken = sealToken(api.deps.keys, "abc");
const enquiryId = (await addEnquiry(db, { name, form: { name, age: "33", phone_1: "0641234567" } })).id;
const [reply] = await db
	.insert(enquiryNotes)
	.values({
		enquiryId,
		authorId: member?.id ?? 0,
		kind: "reply",
		text: "Tvoj upit\n\nĐorđe <b>Ž</b> pita.\nDrugi red.\n\nDrugi pasus.",
		createdAt: testNow,
	})
	.returning({ id: enquiryNotes.id });

const [request] = await db
	.insert(openingRequests)
	.values({ gymId: 3, email: "ana@kvart.example", language: "sr", createdAt: testNow })
	.returning({ id: openingRequests.id });
const openingRequestId = request?.id ?? 0;
const [answer] = await db
	.insert(enquiryNotes)
	.values({
		enquiryId,
		kind: "received",
		text: "Đorđe <b>Ž</b> odgovara.",
		mail: {
			sender: "neko@kvart.example",
			senderName: name,
			messageId: "",
			genuine: null,
			quoted: "",
			attachments: [],
			shortened: false,
			bounce: false,
		},
		createdAt: testNow,
	})
	.returning({ id: enquiryNotes.id });

const order = async (paid: number) => {
	const wish = { plan_id: planIds.eightClasses, gym_id: zemun, starts_on: "2026-11-18" };
	const { body } = await call<{ order: Order }>("POST", "/api/order", { body: wish, headers: member?.headers ?? {} });
	const payment = { orderId: body.order.id, amount: paid, method: "transfer", receipt: null } as const;
	const by = { gymId: null, actorId: null, at: testNow };
	if (paid > 0) await db.transaction((tx) => payOrder(tx, api.deps.clock, { ...payment, ...by }));
	return body.order.id;
};
const waitingOrder = await order(0);
const paidOrder = await order(360_000);
const shortOrder = await order(100_000);
// A month that began on 25 October; the paid order above would renew it.
const [ending] = await createMembers(db, 1);
const endingId = await sellPlan(db, ending?.id ?? 0, { startsOn: "2026-10-25" });

/** Sample data of every mail; required for new ones. */
const samples: MailContents = {
	"verify-email": { sealedToken },
	"reset-password": { sealedToken },
	"confirm-new-email": { sealedToken },
	"confirm-email-change": { firstName: name, sealedToken },
	"prove-identity": { firstName: name, sealedToken },
	"password-changed": { firstName: name, changedAt: testNow.toISOString() },
	"provider-changed": {
		firstName: name,
		provider: "google",
		change: "linked",
		changedAt: "2026-11-18T09:00:00Z",
	},
	"account-inactive": { firstName: name },
	"account-erased": {},
	"club-opened": { openingRequestId },
	"member-invitation": { sealedToken },
	"staff-invitation": { firstName: name, sealedToken, role: "coach", clubs: ["Zemun", "Vračar"] },
	"passkey-changed": { firstName: name, change: "added", changedAt: testNow.toISOString() },
	"second-factor-changed": { firstName: name, change: "reset", changedAt: testNow.toISOString() },
	"booking-confirmed": { firstName: name, bookingId: booking?.id ?? 0 },
	"booking-cancelled": { firstName: name, bookingId: cancelledId },
	"booking-changed": { firstName: name, bookingId: booking?.id ?? 0, oldBookingId: cancelledId },
	"booking-paused": { firstName: name, pauseId: pause?.id ?? 0 },
	"waiting-moved-up": { firstName: name, bookingId: booking?.id ?? 0 },
	"waiting-passed-over": { firstName: name, waitId, obstacle: "overlap" },
	"waiting-place-free": { firstName: name, waitId },
	"training-reminder": { firstName: name, bookingId: booking?.id ?? 0, date: "2026-11-18", time: 1830 },
	"order-placed": { firstName: name, orderId: waitingOrder },
	"order-paid": { firstName: name, orderId: paidOrder },
	"order-short": { firstName: name, orderId: shortOrder },
	"membership-ends": { firstName: name, membershipId: endingId, endsOn: "2026-11-24" },
	"guest-booked": { bookingId: booking?.id ?? 0 },
	"guest-confirmation": { bookingId: unconfirmed?.id ?? 0 },
	"class-news": { userId: member?.id ?? 0, firstName: name, newsIds: [placeNews?.id ?? 0], bookingIds: [] },
	"own-classes": { userId: member?.id ?? 0, firstName: name, newsIds: [coachNews?.id ?? 0], bookingIds: [] },
	"class-message": {
		userId: member?.id ?? 0,
		firstName: name,
		messageId: message?.id ?? 0,
		bookingId: booking?.id ?? 0,
		waitId: null,
	},
	substitution: { firstName: name, requestIds: [wanted?.id ?? 0], to: "manager" },
	"enquiry-receipt": { enquiryId },
	"enquiry-reply": { noteId: reply?.id ?? 0 },
	"enquiry-notice": { enquiryId },
	"enquiry-answer": { noteId: answer?.id ?? 0 },
	"mail-to-check": { sender: "neko@kvart.example", subject: name },
};

const cases = (Object.keys(templates) as MailTemplate[]).flatMap((template) =>
	(["sr", "en"] as const).map((language): [MailTemplate, Locale] => [template, language]),
);

function render(template: MailTemplate, language: Locale, data: object = samples[template]) {
	const { clock, keys, env } = api.deps;
	return renderMail(
		template,
		{ ...data },
		{ db, clock, keys, language, publicUrl: "https://kvart.example", lateCancelMinutes: 120, payee: env.payee },
	);
}

test.for(cases)("%s in %s has subject, HTML and text, and escapes input", async ([template, language]) => {
	const mail = await render(template, language);
	expect(mail?.subject).toMatch(/\S/);
	expect(mail?.html).toContain(`lang="${language === "sr" ? "sr-Latn" : "en"}"`);
	expect(mail?.html).not.toContain("<b>");
	if (mailKinds[template].text !== "none") {
		expect(mail?.html).toContain("Đorđe &lt;b&gt;");
		expect(mail?.text).toContain("Đorđe <b>Ž</b>");
	}
	expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|null|\[object|NaN/);
	const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) => href ?? "");
	expect(links.length).toBeGreaterThan(0);
	for (const href of links) expect(href).toMatch(/^(https:\/\/kvart\.example(\/|$)|mailto:|tel:)/);
	// English mails link to English pages; the back office has one address.
	const pages = links.filter((href) => href.startsWith("https:") && !/\/(api\/|staff(\/|$))/.test(href));
	for (const href of pages) expect(/^https:\/\/kvart\.example\/en(\/|$)/.test(href)).toBe(language === "en");
});

// A stranger's text, in every field that they have.
const phishing = "Vaš nalog je blokiran: https://evil.example/login";
const bait = {
	name: phishing,
	address: phishing,
	place_of_residence: phishing,
	additional: phishing,
	phone_1: "0641234567",
	training_place: "Zemun",
};
const baitId = (await addEnquiry(db, { name: phishing, form: bait })).id;
const [baitReply] = await db
	.insert(enquiryNotes)
	.values({ enquiryId: baitId, authorId: member?.id ?? 0, kind: "reply", text: "Naslov\n\nTekst", createdAt: testNow })
	.returning({ id: enquiryNotes.id });
const [baitBooking] = await db
	.insert(bookings)
	.values({
		occurrenceId: booking?.occurrenceId ?? 0,
		person: "guest:381631000001",
		guestFirstName: phishing,
		guestLastName: phishing,
		guestPhone: "+381631000001",
		createdAt: testNow,
		confirmUntil: testNow,
	})
	.returning({ id: bookings.id });
const baitBookingId = baitBooking?.id ?? 0;

type ToOthers = {
	[T in MailTemplate]: (typeof mailKinds)[T] extends { to: "typed address" } ? T : never;
}[MailTemplate];
const named = { firstName: phishing, sealedToken };

/** Every mail to an address that may be a stranger's; required for new ones. */
const baits: { [T in ToOthers]: MailContents[T] } = {
	"verify-email": named,
	"reset-password": named,
	"member-invitation": named,
	"confirm-new-email": named,
	"guest-booked": { ...named, bookingId: baitBookingId },
	"guest-confirmation": { ...named, bookingId: baitBookingId },
	"club-opened": { openingRequestId },
	"enquiry-receipt": { enquiryId: baitId },
	"enquiry-reply": { noteId: baitReply?.id ?? 0 },
	// Typed by an administrator.
	"staff-invitation": samples["staff-invitation"],
};

test.for(
	Object.keys(baits).flatMap((template) => [
		[template, "sr"],
		[template, "en"],
	]) as [ToOthers, Locale][],
)("%s in %s has nothing in it that a stranger has typed", async ([template, language]) => {
	const mail = await render(template, language, baits[template]);
	expect(mail?.text).toMatch(/\S/);
	const attached = mail?.attachments?.map(({ content }) => Buffer.from(content).toString()) ?? [];
	for (const part of [mail?.subject, mail?.text, mail?.html, ...attached]) expect(part).not.toMatch(/blokiran|evil/);
});

test.for(cases)("%s in %s differs from the other language", async ([template, language]) => {
	const other = language === "sr" ? "en" : "sr";
	expect((await render(template, language))?.text).not.toBe((await render(template, other))?.text);
});

test.for(["sr", "en"] as const)(
	"in plain text each fact of a mail in %s has a line, its label apart",
	async (language) => {
		const mail = await render("booking-confirmed", language);
		const lines = mail?.text.split("\n").map((line) => line.trim()) ?? [];
		const rows = [...(mail?.html.matchAll(/<tr class="fact">(.*?)<\/tr>/gs) ?? [])].map(([, row = ""]) =>
			[...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "").trim()),
		);
		expect(rows.length).toBeGreaterThan(3);
		for (const [label = "", value = ""] of rows) {
			const line = lines.find((one) => one.startsWith(label) && one.endsWith(value));
			expect(line?.slice(label.length, -value.length), label).toMatch(/^\W+$/);
		}
	},
);

test("a missing booking has no mail", async () => {
	const context = { ...api.deps, language: "sr", publicUrl: "https://kvart.example", lateCancelMinutes: 120 } as const;
	expect(await renderMail("booking-confirmed", { firstName: "A", bookingId: 999_999 }, context)).toBeNull();
});

const aboutBooking = (Object.keys(templates) as MailTemplate[]).filter((template) =>
	/^(booking|waiting|training|guest|class)-/.test(template),
);
test.for(aboutBooking)("%s asks for one thing: it has one button", async (template) => {
	const { html = "" } = (await render(template, "en")) ?? {};
	expect([...html.matchAll(/<a href="[^"]+"[^>]*background-color/g)]).toHaveLength(1);
});

const withCode = ["booking-confirmed", "booking-changed", "waiting-moved-up", "training-reminder"] as const;
test.for(withCode)("%s has the check-in code as text and as a picture", async (template) => {
	const mail = await render(template, "sr");
	const code = bookingCode(api.deps.keys, booking?.id ?? 0);
	expect(mail?.text).toContain(code);
	const picture = mail?.attachments?.find(({ contentType }) => contentType === "image/png");
	expect(mail?.html).toContain(`src="cid:${picture?.contentId}"`);
	expect(
		Buffer.from(picture?.content ?? "")
			.subarray(1, 4)
			.toString(),
	).toBe("PNG");
});

test("a reminder of a membership that was extended or renewed meanwhile is not sent", async () => {
	const [renewed] = await createMembers(db, 1);
	const membershipId = await sellPlan(db, renewed?.id ?? 0, { startsOn: "2026-10-25" });
	const data = { firstName: name, membershipId, endsOn: "2026-11-24" };
	expect(await render("membership-ends", "sr", data)).not.toBeNull();
	expect(await render("membership-ends", "sr", { ...data, endsOn: "2026-11-23" })).toBeNull();
	await sellPlan(db, renewed?.id ?? 0, { startsOn: "2026-11-25" });
	expect(await render("membership-ends", "sr", data)).toBeNull();
});
