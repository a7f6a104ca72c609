import type { ServerTime } from "@kvart/contract/schedule";
import type { Day, WallTime } from "@kvart/contract/time";
import { useEffect, useState } from "react";
import { apiUrl } from "../../lib/api-url.ts";

const minute = 60_000;
const dayMinutes = 24 * 60;

/** One small public call: fetched directly, because the whole client would weigh more than the rest of the page's script. */
async function askServer(): Promise<WallTime> {
	const response = await fetch(`${apiUrl()}/time`);
	const { date, day, time } = (await response.json()) as ServerTime;
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return { date, day: day as Day, minutes: hours * 60 + minutes };
}

/**
 * The clock on the club's wall. Pages are cached and the same for everybody, and the visitor's own clock may be wrong or in another
 * zone: so it is asked for after the page has loaded, and counted on from there. Null until then and without a network.
 */
export function useServerTime(): WallTime | null {
	const [now, setNow] = useState<WallTime | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setInterval> | undefined;
		let left = false;
		const start = async () => {
			const first = await askServer().catch(() => null);
			if (left || !first) return;
			setNow(first);
			const asked = performance.now();
			timer = setInterval(() => {
				const minutes = first.minutes + Math.floor((performance.now() - asked) / minute);
				if (minutes < dayMinutes) return setNow({ ...first, minutes });
				clearInterval(timer);
				void start();
			}, minute);
		};
		void start();
		return () => {
			left = true;
			clearInterval(timer);
		};
	}, []);
	return now;
}
