import { useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { goTo } from "../../lib/go-to.ts";
import { endSession } from "../../lib/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToastNext } from "../../ui/toast/toast.ts";
import type { AccountTexts } from "./account.server.ts";
import { withProof } from "./proof.ts";

interface RemovalSheetProps {
	texts: AccountTexts["removal"];
	onClose: () => void;
}

/** Confirms the deletion. */
export function RemovalSheet({ texts, onClose }: RemovalSheetProps) {
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const [understood, setUnderstood] = useState(false);

	async function remove() {
		if (!(await request(withProof((api) => api.deleteUser())))) return;
		endSession();
		showToastNext({ kind: "success", text: texts.done });
		goTo(localePath("/"));
	}

	return (
		<Sheet
			open
			onClose={onClose}
			title={texts.sheet}
			footer={
				<>
					<Button look="ink" busy={pending} unavailable={!understood} onClick={() => void remove()}>
						{texts.send}
					</Button>
					<Button look="ghost" onClick={onClose}>
						{texts.keep}
					</Button>
				</>
			}
		>
			<p>{texts.text}</p>
			<Checkbox checked={understood} onChange={() => setUnderstood(!understood)}>
				{texts.confirm}
			</Checkbox>
		</Sheet>
	);
}
