import { Share2 } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";

async function pictureOf(url: string): Promise<File> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${url} answered with ${answer.status}.`);
	return new File([await answer.blob()], "kvart-nbs-ips-qr.png", { type: "image/png" });
}

/** Whether this device hands pictures to other applications: on phones that is the way into the bank's. */
function canShare(): boolean {
	const file = new File([], "code.png", { type: "image/png" });
	return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Hands the picture of the code to the bank's application. */
export function ShareCode({ codeUrl }: { codeUrl: string }) {
	const { pending, request } = useRequest();
	if (!canShare()) return null;

	async function share() {
		const file = await request(() => pictureOf(codeUrl.replace(".svg", ".png")));
		// Rejects when the member cancels: no error.
		if (file) await navigator.share({ files: [file] }).catch(() => undefined);
	}

	return (
		<Button size="small" glyph={Share2} busy={pending} onClick={() => void share()}>
			{m.memberships_order_share_code()}
		</Button>
	);
}
