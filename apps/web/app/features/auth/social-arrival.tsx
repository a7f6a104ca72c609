import { useEffect, useRef, useState } from "react";
import { useAddress } from "../../lib/address.ts";
import { goTo } from "../../lib/go-to.ts";
import { startSession } from "../../lib/session.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { useTell } from "../../ui/attempt/use-tell.ts";
import { Loader } from "../../ui/loader-bar/loader-bar.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { endJourney } from "./journey.ts";
import type { ConfirmWords, SocialWords } from "./sheet-words.server.ts";
import { type Arrival, readArrival } from "./sign-in.ts";
import { SocialSheet } from "./social-sheet.tsx";
import { tokenBody } from "./token-body.ts";

interface SocialArrivalProps {
	address: { hash: string; search: string };
	words: SocialWords;
	confirm: ConfirmWords;
	onUnconfirmed: (email: string) => void;
}

/** Logs in with the token that a provider sent along; somebody unknown is asked for what is missing and registered. */
export function SocialArrival({ address, words, confirm, onUnconfirmed }: SocialArrivalProps) {
	const { pathname } = useAddress();
	const tell = useTell();
	const { busy, attempt } = useAttempt();
	const [stranger, setStranger] = useState<Arrival | null>(null);
	const [registered, setRegistered] = useState<string | null>(null);
	const begun = useRef(false);

	async function arrive() {
		const arrival = readArrival(address, endJourney());
		if (!arrival) return showToast({ kind: "error", text: words.failed });
		if (arrival.redirect) goTo(`${pathname}?redirect=${arrival.redirect}`, "replace");
		const session = await attempt(
			(api) => api.login({ body: tokenBody(arrival) }),
			({ code }) => {
				if (code === "ERR_BAD_CREDENTIALS") setStranger(arrival);
				else if (code === "ERR_USER_NOT_VALIDATED") onUnconfirmed(arrival.email);
				else return false;
				return true;
			},
		);
		if (!session) return undefined;
		startSession(session);
		return tell(session.code);
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
					arrival={stranger}
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
