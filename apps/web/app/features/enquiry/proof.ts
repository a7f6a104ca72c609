import type { Challenge } from "@kvart/contract/enquiries";
import Solver from "altcha/workers/pbkdf2?worker";
import { api } from "../../lib/api.ts";

/** Work on a slow phone; who has not got an answer by then sends without one. */
const timeout = 30_000;
/** Whoever pressed Send does not wait long for the rest of it. */
const patience = 4000;

interface Solution {
	counter: number;
	derivedKey: string;
}

function solve(challenge: Challenge): Promise<Solution | null> {
	const worker = new Solver();
	return new Promise<Solution | null>((resolve) => {
		worker.addEventListener("message", ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) =>
			resolve(data && !data.error ? data : null),
		);
		worker.addEventListener("error", () => resolve(null));
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
		worker.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1, timeout });
	}).finally(() => worker.terminate());
}

async function work(): Promise<string | undefined> {
	try {
		const challenge = await api.getFormChallenge();
		const solution = await solve(challenge);
		return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
	} catch {
		return undefined;
	}
}

let running: Promise<string | undefined> | null = null;

/** Starts the work that shows the server a person's patience; nobody sees it, it runs beside the typing. */
export function beginProof(): void {
	running ??= work();
}

/** The proof, or nothing when it cannot be made here: the form then goes without it and is taken all the same. */
export async function takeProof(): Promise<string | undefined> {
	beginProof();
	const late = new Promise<undefined>((resolve) => {
		setTimeout(() => resolve(undefined), patience);
	});
	return Promise.race([running, late]) as Promise<string | undefined>;
}

/** A proof is good for one form. */
export function usedProof(): void {
	running = null;
}
