import { createECDH, randomBytes } from "node:crypto";
import type { CDPSession, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test, visits } from "../fixtures.ts";
import { logIn, newMember, newPerson, toast } from "../member.ts";

// The browsers of tests have no push service: their subscription is a fake. Page, server and service worker are real.
test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

const texts = {
	"sr-Latn": { on: "Uključi obaveštenja", off: "Isključi obaveštenja", isOn: "Obaveštenja su uključena." },
	en: { on: "Turn on notifications", off: "Turn off notifications", isOn: "Notifications are on." },
} as const;

async function fakePushService(page: Page): Promise<void> {
	const ecdh = createECDH("prime256v1");
	const keys = { p256dh: ecdh.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
	const endpoint = `https://push.example/${randomBytes(8).toString("hex")}`;
	await page.addInitScript(
		(made) => {
			let subscription: unknown = null;
			PushManager.prototype.getSubscription = async () => subscription as null;
			PushManager.prototype.subscribe = async () => {
				subscription = {
					toJSON: () => made,
					unsubscribe: async () => {
						subscription = null;
						return true;
					},
				};
				return subscription as PushSubscription;
			};
		},
		{ endpoint, keys },
	);
}

for (const { name, root, lang, device, viewport, tag } of visits) {
	test(`in ${name} on a ${device} a member turns notifications on and off`, { tag }, async ({ page, request }) => {
		const words = texts[lang];
		const person = newPerson("Mila", "Zvonar");
		await newMember(request, person);
		await page.setViewportSize(viewport);
		await fakePushService(page);
		const session_id = await logIn(page, request, person.email);
		const subscribed = async () => {
			const answer = await request.get("/api/user/push", { headers: { session_id } });
			return ((await answer.json()) as { subscribed: boolean }).subscribed;
		};
		await page.goto(`${root}/account`);
		await page.getByRole("button", { name: words.on }).click();
		await expect(toast(page, words.isOn)).toBeVisible();
		await expect(page.getByRole("button", { name: words.off })).toBeVisible();
		expect(await subscribed()).toBe(true);
		await expectAccessible(page);
		await page.reload();
		await page.getByRole("button", { name: words.off }).click();
		await expect(page.getByRole("button", { name: words.on })).toBeVisible();
		expect(await subscribed()).toBe(false);
	});
}

/** The id by which the browser knows our worker. */
async function registrationOf(session: CDPSession): Promise<string> {
	const found = new Promise<string>((resolve) => {
		session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
			if (first) resolve(first.registrationId);
		});
	});
	await session.send("ServiceWorker.enable");
	return found;
}

test("the service worker shows what arrives", { tag: "@release" }, async ({ page, context, baseURL }) => {
	await page.goto("/faq");
	await page.evaluate(() => navigator.serviceWorker.ready);
	const [worker] = context.serviceWorkers();
	if (!worker) throw new Error("There is no service worker.");
	// A browser without a window shows no notifications: record what it was given.
	await worker.evaluate(() => {
		const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
		scope.shown = [];
		scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
	});
	const session = await context.newCDPSession(page);
	const registrationId = await registrationOf(session);
	const content = { title: "Danas u 18:30: Joga", body: "KVART Zemun", lang: "sr-Latn", tag: "booking-7" };
	const data = JSON.stringify({ ...content, path: "/account" });
	await session.send("ServiceWorker.deliverPushMessage", { origin: baseURL as string, registrationId, data });
	const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
	await expect.poll(shown).toEqual([{ ...content, icon: "/icon-192.png", data: "/account" }]);
});
