import type { User } from "@kvart/contract/members";
import { Trash2 } from "lucide";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import type { AccountWords } from "./account.server.ts";
import { RemovalSheet } from "./removal-sheet.tsx";

interface RemovalProps {
	user: User;
	words: AccountWords["removal"];
}

export function Removal({ user, words }: RemovalProps) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button look="ghost" glyph={Trash2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{words.open}
			</Button>
			{open && <RemovalSheet user={user} words={words} onClose={() => setOpen(false)} />}
		</>
	);
}
