import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { endSession } from "../../lib/session.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import { withProof } from "./proof.ts";

interface RemovalSheetProps {
	onClose: () => void;
}

/** Confirms the deletion. */
export function RemovalSheet({ onClose }: RemovalSheetProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [understood, setUnderstood] = useState(false);

	async function remove() {
		if (!(await request(withProof((api) => api.deleteUser())))) return;
		endSession();
		showToastNext({ kind: "success", text: m.account_deleted() });
		goTo(localePath("/"));
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={m.account_delete_heading()}
			footer={
				<>
					<Button look="ink" busy={pending} unavailable={!understood} onClick={() => void remove()}>
						{m.account_delete_send()}
					</Button>
					<Button look="ghost" onClick={onClose}>
						{m.account_delete_keep()}
					</Button>
				</>
			}
		>
			<p>{m.account_delete_text()}</p>
			<Checkbox checked={understood} onChange={() => setUnderstood(!understood)}>
				{m.account_delete_confirm()}
			</Checkbox>
		</Sheet>
	);
}
