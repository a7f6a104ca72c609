import { useState } from "react";
import { nameProvider, type ProviderAnswer, tokenOf } from "../../lib/providers.ts";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { AccountTexts } from "./account.server.ts";
import { withProof } from "./proof.ts";

interface LinkSheetProps {
	answer: ProviderAnswer;
	texts: AccountTexts["providers"];
	onChanged: () => Promise<void>;
}

/** Links the account with which the member comes back from the provider. */
export function LinkSheet({ answer, texts, onChanged }: LinkSheetProps) {
	const { pending, request } = useRequest();
	const [closed, setClosed] = useState(false);

	async function link() {
		const linked = await request(withProof(async (api) => api.linkProvider(await tokenOf(api, answer))));
		if (!linked) return;
		setClosed(true);
		showToast({ kind: "success", text: nameProvider(texts.linked, answer.provider) });
		await onChanged();
	}

	if (closed) return null;
	return (
		<Sheet
			open
			onClose={() => setClosed(true)}
			title={nameProvider(texts.link, answer.provider)}
			footer={
				<Button busy={pending} onClick={() => void link()}>
					{nameProvider(texts.link, answer.provider)}
				</Button>
			}
		>
			<p>{texts.confirm}</p>
		</Sheet>
	);
}
