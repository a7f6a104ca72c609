import { useEffect, useEffectEvent } from "react";

/** Of the tabs of this browser that show a member's bookings. */
const channelName = "bookings";

/** After a booking: other tabs would still offer the place. */
export function tellOtherTabs(): void {
	if (!("BroadcastChannel" in globalThis)) return;
	const channel = new BroadcastChannel(channelName);
	channel.postMessage(null);
	channel.close();
}

/** Runs when bookings were changed in another tab. */
export function useOtherTabs(changed: () => void): void {
	const run = useEffectEvent(changed);
	useEffect(() => {
		if (!("BroadcastChannel" in globalThis)) return;
		const channel = new BroadcastChannel(channelName);
		channel.onmessage = () => run();
		return () => channel.close();
	}, []);
}
