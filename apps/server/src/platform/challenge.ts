import { type Challenge, challenge as challengeSchema } from "@kvart/contract/enquiries/schemas";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Clock } from "./clock.ts";
import type { DataKeys } from "./data-keys.ts";
import { networkOf, wideNetworkOf } from "./network.ts";
import type { Exceeded, SharedCounts } from "./shared-counts.ts";

/** About half a second of one core of a phone, while the person is still typing. */
const difficulty = { algorithm: "PBKDF2/SHA-256", cost: 4000, keyPrefix: "00" };
/** No person fills in a form faster than this. */
const hastyMilliseconds = 3000;
/** Forms are left open over lunch. */
const validMilliseconds = 4 * 3_600_000;
const hourMilliseconds = 3_600_000;

const proofSchema = z.object({
	challenge: challengeSchema,
	solution: z.object({ counter: z.int().min(0).max(0xff_ff_ff_ff), derivedKey: z.string() }),
});

export type Verdict =
	| { proven: false }
	/** Each challenge is good for one enquiry or booking. */
	| { proven: true; challenge: string; hasty: boolean };

const unproven: Verdict = { proven: false };

/** Instances share the data key, so each accepts challenges of the others. */
function secretOf(keys: DataKeys): string {
	return keys.digest("form challenge", "signature");
}

export async function issueChallenge(clock: Clock, keys: DataKeys): Promise<Challenge> {
	const { parameters, signature = "" } = await createChallenge({
		...difficulty,
		deriveKey,
		// Signed, so the age of the form cannot be forged. The library's own expiry ignores our clock.
		data: { issued_at: clock.now().getTime() },
		hmacSignatureSecret: secretOf(keys),
	});
	return challengeSchema.parse({ parameters, signature });
}

function readProof(proof: string): z.output<typeof proofSchema> | null {
	try {
		return proofSchema.parse(JSON.parse(Buffer.from(proof, "base64").toString("utf8")));
	} catch {
		return null;
	}
}

/** Verifies the work; false also if the same proof was spent before. */
export async function spendProof(
	{ clock, keys, counts }: { clock: Clock; keys: DataKeys; counts: SharedCounts },
	proof: string | undefined,
): Promise<boolean> {
	const verdict = await judgeProof(clock, keys, proof);
	if (!verdict.proven) return false;
	const endsAt = new Date(clock.now().getTime() + validMilliseconds);
	const spent = await counts.add([{ name: `proof ${verdict.challenge}`, allowed: 1, endsAt }]);
	return spent.length === 0;
}

/** Counts a call without a proof for its network, for an hour. */
export function countUnproven(
	{ clock, counts }: { clock: Clock; counts: SharedCounts },
	what: "guest" | "mail",
	{ address, allowed }: { address: string; allowed: number },
): Promise<Exceeded[]> {
	const endsAt = new Date(clock.now().getTime() + hourMilliseconds);
	const networks = [networkOf(address), wideNetworkOf(address)].filter((network) => network !== null);
	return counts.add(networks.map((network) => ({ name: `${what} unproven ${network}`, allowed, endsAt })));
}

/** Verifies the work. Does not check whether the same proof was used before. */
export async function judgeProof(clock: Clock, keys: DataKeys, proof: string | undefined): Promise<Verdict> {
	const given = proof ? readProof(proof) : null;
	if (!given) return unproven;
	const { challenge, solution } = given;
	const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secretOf(keys) });
	const age = clock.now().getTime() - challenge.parameters.data.issued_at;
	if (!verified || age > validMilliseconds) return unproven;
	return { proven: true, challenge: challenge.signature, hasty: age < hastyMilliseconds };
}
