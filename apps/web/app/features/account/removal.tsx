import { Trash2 } from "lucide";
import { Button } from "../../ui/button/button.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";
import type { AccountTexts } from "./account.server.ts";

const loadSheet = async () => (await import("./removal-sheet.tsx")).RemovalSheet;

interface RemovalProps {
	texts: AccountTexts["removal"];
}

/** A button that deletes the account, after a confirmation. */
export function Removal({ texts }: RemovalProps) {
	const { Part: RemovalSheet, pending, open, close } = useLazyPart(loadSheet);
	return (
		<>
			<Button look="ghost" glyph={Trash2} aria-haspopup="dialog" busy={pending} onClick={() => void open()}>
				{texts.open}
			</Button>
			{RemovalSheet && <RemovalSheet texts={texts} onClose={close} />}
		</>
	);
}
