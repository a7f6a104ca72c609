import type { NewPushSubscription } from "@kvart/contract/push";

const workerPath = "/service-worker.js";

/** Not in every browser; on iPhones only in an application on the home screen. */
export function canGetPush(): boolean {
	return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether the person, or the browser, does not allow notifications. */
export function isPushBlocked(): boolean {
	return Notification.permission === "denied";
}

/** Null if the person does not allow it. Call it on a press only: browsers ask then. */
export async function subscribeDevice(
	publicKey: string,
): Promise<Pick<NewPushSubscription, "endpoint" | "keys"> | null> {
	if ((await Notification.requestPermission()) !== "granted") return null;
	// Browsers that save data have no worker yet.
	await navigator.serviceWorker.register(workerPath);
	const { pushManager } = await navigator.serviceWorker.ready;
	// It may be one for an earlier key of ours.
	await (await pushManager.getSubscription())?.unsubscribe();
	const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
	const { endpoint, keys } = subscription.toJSON();
	return { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}

export async function unsubscribeDevice(): Promise<void> {
	const registration = await navigator.serviceWorker.getRegistration();
	await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
