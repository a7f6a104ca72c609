import { canUsePasskeys, createPasskey } from "@kvart/browser/passkey";
import { Button } from "@mantine/core";
import { KeyRound } from "lucide-react";
import { api } from "../../lib/api.ts";
import { notifyDone } from "../../lib/notify.ts";
import { invalidateQueries } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";

interface AddPasskeyProps {
	busy: boolean;
	/** Proves who is there, then calls. */
	prove: (then: () => Promise<void>) => Promise<void>;
}

async function add() {
	const { options } = await api.startPasskey();
	const credential = await createPasskey(options);
	if (!credential) return;
	await api.addPasskey({ body: { name: m.profile_passkey_name(), credential } });
	notifyDone(m.profile_turned_on());
	invalidateQueries("getStaffSession");
}

/** A passkey as second factor, instead of codes of a phone. It is named and removed on the account page of the site. */
export function AddPasskey({ busy, prove }: AddPasskeyProps) {
	if (!canUsePasskeys()) return null;
	return (
		<Button
			variant="default"
			loading={busy}
			leftSection={<KeyRound size={18} aria-hidden />}
			onClick={() => void prove(add)}
		>
			{m.profile_passkey_add()}
		</Button>
	);
}
