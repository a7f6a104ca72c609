import { brand } from "@kvart/contract/brand";
import { Download } from "lucide";
import { saveFile } from "../../lib/save-file.ts";
import { useAttempt } from "../../ui/attempt/use-attempt.ts";
import { Button } from "../../ui/button/button.tsx";
import type { AccountWords } from "./account.server.ts";

/** Everything that is kept about the member, as a file. */
export function DataExport({ words }: { words: AccountWords["data"] }) {
	const { busy, attempt } = useAttempt();

	async function save() {
		const everything = await attempt((api) => api.exportUser());
		if (!everything) return;
		const file = new Blob([JSON.stringify(everything, null, "\t")], { type: "application/json" });
		saveFile(file, `${brand.name.toLowerCase()}-${words.file}.json`);
	}

	return (
		<Button look="ghost" glyph={Download} busy={busy} onClick={() => void save()}>
			{words.send}
		</Button>
	);
}
