import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testOrigin } from "./fake-caches.ts";
import { openPushed, showPush } from "./push.ts";

// The worker's globals are fakes.
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
let windows: { url: string; focus: () => Promise<void> }[] = [];
beforeEach(() => {
	vi.stubGlobal("self", {
		registration: { showNotification },
		clients: { matchAll: async () => windows, openWindow },
		location: { origin: testOrigin },
	});
	windows = [];
	showNotification.mockClear();
	openWindow.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const pressed = (data: unknown) => {
	const close = vi.fn();
	return { close, notification: { data, close } as unknown as Notification };
};

test("shows what the server sent, in its language; a newer one about the same booking replaces it", async () => {
	await showPush({
		title: "Danas u 18:30: Joga",
		body: "KVART Zemun",
		path: "/account",
		lang: "sr-Latn",
		tag: "booking-7",
	});
	expect(showNotification).toHaveBeenCalledExactlyOnceWith("Danas u 18:30: Joga", {
		body: "KVART Zemun",
		lang: "sr-Latn",
		tag: "booking-7",
		icon: "/icon-192.png",
		data: "/account",
	});
});

test("a press opens the page", async () => {
	const { notification, close } = pressed("/training-schedule/3");
	windows = [{ url: `${testOrigin}/faq`, focus: vi.fn() }];
	await openPushed(notification);
	expect(close).toHaveBeenCalledOnce();
	expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${testOrigin}/training-schedule/3`);
});

test("a press shows the window that has the page open", async () => {
	const focus = vi.fn(async () => undefined);
	windows = [{ url: `${testOrigin}/account#bookings`, focus }];
	await openPushed(pressed("/account").notification);
	expect(focus).toHaveBeenCalledOnce();
	expect(openWindow).not.toHaveBeenCalled();
});

test("a sheet that the page does not show opens in a new window", async () => {
	const sheet = "/training-schedule/3?book=7";
	const focus = vi.fn(async () => undefined);
	windows = [{ url: `${testOrigin}/training-schedule/3`, focus }];
	await openPushed(pressed(sheet).notification);
	expect(openWindow).toHaveBeenCalledExactlyOnceWith(testOrigin + sheet);
	windows = [{ url: testOrigin + sheet, focus }];
	await openPushed(pressed(sheet).notification);
	expect(focus).toHaveBeenCalledOnce();
});

test.for(["https://evil.example/", "//evil.example/account", "javascript:alert(1)"])(
	"a press never leads to %s",
	async (path) => {
		await openPushed(pressed(path).notification);
		expect(openWindow).toHaveBeenCalledExactlyOnceWith(testOrigin);
	},
);
