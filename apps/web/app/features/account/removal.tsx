import { Trash2 } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";

const loadSheet = async () => (await import("./removal-sheet.tsx")).RemovalSheet;

/** A button that deletes the account, after a confirmation. */
export function Removal() {
	const { Part: RemovalSheet, pending, open, close } = useLazyPart(loadSheet);
	return (
		<>
			<Button look="ghost" glyph={Trash2} aria-haspopup="dialog" busy={pending} onClick={() => void open()}>
				{m.account_delete_open()}
			</Button>
			{RemovalSheet && <RemovalSheet onClose={close} />}
		</>
	);
}
