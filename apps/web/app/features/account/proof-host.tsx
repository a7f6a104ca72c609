import type { User } from "@kvart/contract/members";
import { useEffect, useEffectEvent, useState } from "react";
import { type ProviderAnswer, type Providers, tokenOf } from "../../lib/providers.ts";
import { m } from "../../paraglide/messages.js";
import { LazyPart } from "../../ui/request/lazy-part.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { offerProof } from "./proof.ts";

const loadSheet = async () => (await import("./proof-sheet.tsx")).ProofSheet;

/** The token of a mailed link, removed from the address at once. */
function takeMailToken(): string | null {
	const { pathname, search, hash } = window.location;
	const query = new URLSearchParams(search);
	const token = query.get("proof");
	if (token === null) return null;
	query.delete("proof");
	window.history.replaceState(null, "", `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`);
	return token;
}

interface ProofHostProps {
	/** Null until it is loaded: the sheet waits for it. */
	user: User | null;
	providers: Providers | null;
	/** The member comes back from a provider to prove who they are. */
	answer: ProviderAnswer | null;
}

/** Asks members who they are, in a sheet, by a mailed link or at a provider. */
export function ProofHost({ user, providers, answer }: ProofHostProps) {
	const { request } = useRequest();
	const [asking, setAsking] = useState<((proved: boolean) => void) | null>(null);

	useEffect(() => offerProof(() => new Promise((resolve) => setAsking(() => resolve))), []);

	const proveNow = useEffectEvent(async () => {
		const token = takeMailToken();
		if (token === null && !answer) return;
		const done = await request(async (api) =>
			api.proveIdentity({ body: answer ? (await tokenOf(api, answer)).body : { mail_token: token ?? "" } }),
		);
		if (done) showToast({ kind: "success", text: m.account_proof_done() });
	});
	useEffect(() => void proveNow(), []);

	if (!asking || !user) return null;
	const onClose = (proved: boolean) => {
		setAsking(null);
		asking(proved);
	};
	return <LazyPart load={loadSheet} props={{ user, providers, onClose }} />;
}
