import type { DeskVerdict } from "@kvart/contract/staff/memberships/desk-verdict";
import { readStored, store } from "../../../lib/storage.ts";

type Answer = DeskVerdict["answer"];

interface Tone {
	hertz: number;
	/** In seconds. */
	from: number;
	lasts: number;
	shape: OscillatorType;
}

/** Rising for yes, two equal ones for a warning, a low buzz for no: they differ without a look at the screen. */
const tones: Record<Answer, readonly Tone[]> = {
	allow: [
		{ hertz: 660, from: 0, lasts: 0.09, shape: "sine" },
		{ hertz: 990, from: 0.09, lasts: 0.14, shape: "sine" },
	],
	warn: [
		{ hertz: 520, from: 0, lasts: 0.1, shape: "triangle" },
		{ hertz: 520, from: 0.18, lasts: 0.1, shape: "triangle" },
	],
	refuse: [{ hertz: 150, from: 0, lasts: 0.4, shape: "sawtooth" }],
};

const volume = 0.18;

export const isMuted = (): boolean => readStored("office_sound") === "off";

export function setMuted(muted: boolean): void {
	store("office_sound", muted ? "off" : "on");
}

let context: AudioContext | undefined;

function play(audio: AudioContext, { hertz, from, lasts, shape }: Tone): void {
	const oscillator = audio.createOscillator();
	const gain = audio.createGain();
	const start = audio.currentTime + from;
	oscillator.type = shape;
	oscillator.frequency.value = hertz;
	gain.gain.setValueAtTime(volume, start);
	gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
	oscillator.connect(gain).connect(audio.destination);
	oscillator.start(start);
	oscillator.stop(start + lasts);
}

/** Silent without sound hardware: the words on the screen say the same. */
export function playAnswer(answer: Answer): void {
	if (isMuted() || typeof AudioContext === "undefined") return;
	try {
		context ??= new AudioContext();
		void context.resume();
		for (const tone of tones[answer]) play(context, tone);
	} catch {
		// No output device.
	}
}
