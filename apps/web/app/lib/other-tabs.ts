import { useEffect, useEffectEvent } from "react";

const channelName = "bookings";

/** After a booking: other tabs would still offer the place. */
export function tellOtherTabs(): void {
	const channel = new BroadcastChannel(channelName);
	// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
	channel.postMessage(null);
	channel.close();
}

/** Runs when bookings were changed in another tab. */
export function useOtherTabs(changed: () => void): void {
	const run = useEffectEvent(changed);
	useEffect(() => {
		const channel = new BroadcastChannel(channelName);
		channel.addEventListener("message", () => run());
		return () => channel.close();
	}, []);
}
