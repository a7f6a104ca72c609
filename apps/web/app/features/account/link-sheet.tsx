import { useState } from "react";
import { type ProviderAnswer, providerLabels, tokenOf } from "../../lib/providers.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { withProof } from "./proof.ts";

interface LinkSheetProps {
	answer: ProviderAnswer;
	onChanged: () => Promise<void>;
}

/** Links the account with which the member comes back from the provider. */
export function LinkSheet({ answer, onChanged }: LinkSheetProps) {
	const { pending, request } = useRequest();
	const [closed, setClosed] = useState(false);

	async function link() {
		const linked = await request(withProof(async (api) => api.linkProvider(await tokenOf(api, answer))));
		if (!linked) return;
		setClosed(true);
		showToast({ kind: "success", text: m.account_provider_linked({ provider: providerLabels[answer.provider] }) });
		await onChanged();
	}

	if (closed) return null;
	return (
		<Sheet
			open
			onClose={() => setClosed(true)}
			title={m.account_provider_link({ provider: providerLabels[answer.provider] })}
			footer={
				<Button busy={pending} onClick={() => void link()}>
					{m.account_provider_link({ provider: providerLabels[answer.provider] })}
				</Button>
			}
		>
			<p>{m.account_provider_confirm()}</p>
		</Sheet>
	);
}
