import { ApiError, type ScriptClient } from "@kvart/contract/client";

type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** The component that asks the member who they are. Returns a function that takes it away. */
export function offerProof(host: Ask): () => void {
	ask = host;
	return () => {
		if (ask === host) ask = null;
	};
}

/** Where a provider's answer is a proof and not a new link. */
export const proofReturn = "#proof";

/** Asks for a proof if the call needs one, then calls again. Undefined if the member gave none. */
export function withProof<T>(call: (api: ScriptClient) => Promise<T>) {
	return async (api: ScriptClient): Promise<T | undefined> => {
		try {
			return await call(api);
		} catch (error) {
			if (!(error instanceof ApiError) || error.code !== "ERR_PROOF_NEEDED" || !ask) throw error;
			return (await ask()) ? call(api) : undefined;
		}
	};
}
