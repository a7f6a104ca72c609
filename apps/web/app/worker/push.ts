import type { PushContent } from "@kvart/contract/push";

declare const self: ServiceWorkerGlobalScope;

export function showPush({ title, body, path, lang, tag }: PushContent): Promise<void> {
	return self.registration.showNotification(title, { body, lang, tag, icon: "/icon-192.png", data: path });
}

/** A press leads only to our own pages, even if the message names others. */
function targetOf(path: unknown): string {
	const url = new URL(String(path), self.location.origin);
	return url.origin === self.location.origin ? url.href : self.location.origin;
}

/** Shows the page in a window that has it open, or in a new one. What a query opens, such as a sheet, has to be open. */
export async function openPushed(notification: Notification): Promise<void> {
	notification.close();
	const target = targetOf(notification.data);
	const windows = await self.clients.matchAll({ type: "window" });
	const { pathname, search } = new URL(target);
	const open = windows.find(({ url }) => {
		const shown = new URL(url);
		return shown.pathname === pathname && (search === "" || shown.search === search);
	});
	await (open ? open.focus() : self.clients.openWindow(target));
}
