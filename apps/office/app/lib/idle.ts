import { staffIdleMinutes } from "@kvart/contract/staff/session-rules";
import { readStored, storeActivity } from "./storage.ts";

const minute = 60_000;
const idleMilliseconds = staffIdleMinutes * minute;
const checkMilliseconds = 15_000;
const storeMilliseconds = 10_000;
const reportMilliseconds = 5 * minute;

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

interface IdleActions {
	/** No tab of the office was used for the whole time. */
	onIdle: () => void;
	/** Typing without saving is reported to the server now and then, so that it does not lock the session. */
	onActive: () => void;
}

function lastStored(): number {
	return Number(readStored("office_active") ?? 0);
}

/** All tabs share the time of the last input. Returns a function that stops watching. */
export function watchIdle({ onIdle, onActive }: IdleActions): () => void {
	let lastInput = Date.now();
	let stored = 0;
	let reported = lastInput;

	const isIdle = (now: number) => now - Math.max(lastInput, lastStored()) >= idleMilliseconds;

	function used(): void {
		const now = Date.now();
		// After the machine slept, the first movement comes before the timer.
		if (isIdle(now)) return onIdle();
		lastInput = now;
		if (now - stored < storeMilliseconds) return;
		stored = now;
		storeActivity(now);
	}

	function check(): void {
		const now = Date.now();
		if (isIdle(now)) return onIdle();
		if (lastInput <= reported || now - reported < reportMilliseconds) return;
		reported = now;
		onActive();
	}

	storeActivity(lastInput);
	for (const input of inputs) window.addEventListener(input, used, { passive: true });
	const timer = window.setInterval(check, checkMilliseconds);
	return () => {
		for (const input of inputs) window.removeEventListener(input, used);
		window.clearInterval(timer);
	};
}
