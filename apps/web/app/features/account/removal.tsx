import type { User } from "@kvart/contract/members";
import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import type { AccountWords } from "./account.server.ts";

const RemovalSheet = lazy(async () => ({ default: (await import("./removal-sheet.tsx")).RemovalSheet }));

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
			<Suspense>{open && <RemovalSheet user={user} words={words} onClose={() => setOpen(false)} />}</Suspense>
		</>
	);
}
