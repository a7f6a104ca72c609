import type { ApiError } from "@kvart/contract/client";
import { useEffect, useRef, useState } from "react";
import { changeAddress, useAddress } from "../../lib/address.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Loader } from "../../ui/loader-bar/loader-bar.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { checkedSession } from "./checked-session.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { endJourney } from "./journey.ts";
import type { ConfirmWords, SocialWords } from "./sheet-words.server.ts";
import { type Arrival, readArrival } from "./sign-in.ts";
import { SocialSheet } from "./social-sheet.tsx";
import { tokenBody } from "./token-body.ts";
import { useWayIn } from "./use-way-in.ts";

interface SocialArrivalProps {
	address: { hash: string; search: string };
	words: SocialWords;
	confirm: ConfirmWords;
	onUnconfirmed: (email: string) => void;
	/** The address has an account, which logs in with a password. Empty when the provider keeps the address to itself. */
	onKnown: (email: string) => void;
}

interface Stranger {
	arrival: Arrival;
	/** What an account needs and the provider does not tell. */
	missing: string[];
}

/** Logs in with the token that a provider sent along; somebody unknown is asked for what is missing and registered. */
export function SocialArrival({ address, words, confirm, onUnconfirmed, onKnown }: SocialArrivalProps) {
	const { pathname } = useAddress();
	const letIn = useWayIn();
	const { busy, attempt } = useAttempt();
	const [stranger, setStranger] = useState<Stranger | null>(null);
	const [registered, setRegistered] = useState<string | null>(null);
	const begun = useRef(false);

	function refused(arrival: Arrival, { code, errors }: ApiError): boolean {
		if (code === "ERR_BAD_CREDENTIALS") setStranger({ arrival, missing: errors.map(({ field }) => field) });
		else if (code === "ERR_DUPLICATED_EMAIL") onKnown(arrival.email);
		else if (code === "ERR_USER_NOT_VALIDATED") onUnconfirmed(arrival.email);
		else if (code === "ERR_BAD_GOOGLE_RESPONSE") showToast({ kind: "error", text: words.failed });
		else return false;
		return true;
	}

	async function arrive() {
		const arrival = readArrival(address, endJourney());
		if (!arrival) return showToast({ kind: "error", text: words.failed });
		// However the log-in goes on from here, it leads where it was to lead.
		if (arrival.redirect) changeAddress(`${pathname}?redirect=${encodeURIComponent(arrival.redirect)}`, "replace");
		const session = await attempt(
			async (api) => checkedSession(await api.login({ body: tokenBody(arrival) })),
			(refusal) => refused(arrival, refusal),
		);
		if (session) letIn(session);
		return undefined;
	}

	useEffect(() => {
		// A token is good for one try.
		if (begun.current) return;
		begun.current = true;
		void arrive();
	});

	return (
		<>
			{busy && <Loader />}
			{stranger && (
				<SocialSheet
					arrival={stranger.arrival}
					missing={stranger.missing}
					words={words}
					onClose={() => setStranger(null)}
					onRegistered={(email) => {
						setStranger(null);
						setRegistered(email);
					}}
				/>
			)}
			{registered !== null && <ConfirmSheet words={confirm} email={registered} onClose={() => setRegistered(null)} />}
		</>
	);
}
