import type { Challenge } from "@kvart/contract/enquiries/schemas";
import { api } from "./api.ts";

/** The solver gives up after this. */
const solveTimeout = 30_000;
/** People do not wait longer than this for the proof after they pressed Send. */
const proofTimeout = 4000;

interface Solution {
	counter: number;
	derivedKey: string;
}

async function solve(challenge: Challenge): Promise<Solution | null> {
	const { default: Solver } = await import("altcha/workers/pbkdf2?worker");
	const worker = new Solver();
	return new Promise<Solution | null>((resolve) => {
		worker.addEventListener("message", ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) =>
			resolve(data && !data.error ? data : null),
		);
		worker.addEventListener("error", () => resolve(null));
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
		worker.postMessage({ type: "work", challenge, counterStart: 0, counterStep: 1, timeout: solveTimeout });
	}).finally(() => worker.terminate());
}

/** Good for one form. */
let proof: Promise<string | undefined> | null = null;

async function createProof(): Promise<string | undefined> {
	try {
		const challenge = await api.getFormChallenge();
		const solution = await solve(challenge);
		if (solution) return btoa(JSON.stringify({ challenge, solution }));
	} catch {
		// Offline: sending reports it.
	}
	// The next call starts over.
	proof = null;
	return undefined;
}

/** Starts the proof of work in the background, while the person is typing. */
export function startProof(): void {
	proof ??= createProof();
}

/** Without a proof in time the form is sent all the same. */
export async function finishProof(): Promise<string | undefined> {
	startProof();
	const late = new Promise<undefined>((resolve) => {
		setTimeout(() => resolve(undefined), proofTimeout);
	});
	return (await Promise.race([proof, late])) ?? undefined;
}

/** The server has used it: the next form needs another. */
export function clearProof(): void {
	proof = null;
}
