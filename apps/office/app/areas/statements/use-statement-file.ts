import type { Statement } from "@kvart/contract/staff/statements";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { notifyDone } from "../../lib/notify.ts";
import { invalidateQueries } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { asStatement, fileProblem, refusalText } from "./file-problem.ts";

interface Chosen {
	file: File;
	preview: Statement;
}

/** Leads a file from the choice through the preview to the import. */
export function useStatementFile() {
	const navigate = useNavigate();
	const [chosen, setChosen] = useState<Chosen | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);

	async function attempt(action: () => Promise<void>) {
		setBusy(true);
		setError(null);
		try {
			await action();
		} catch (thrown) {
			setChosen(null);
			setError(refusalText(thrown));
		} finally {
			setBusy(false);
		}
	}

	async function choose(file: File | null | undefined) {
		if (!file || busy) return;
		const problem = fileProblem(file);
		setChosen(null);
		if (problem) return setError(problem);
		await attempt(async () => {
			const preview = await api.previewStatement({ query: { name: file.name }, body: asStatement(file) });
			setChosen({ file, preview });
		});
	}

	async function confirm() {
		if (!chosen || busy) return;
		const { file } = chosen;
		await attempt(async () => {
			const { id, repeated } = await api.importStatement({ query: { name: file.name }, body: asStatement(file) });
			invalidateQueries("listStatements");
			notifyDone(repeated ? m.statements_repeated() : m.statements_imported());
			void navigate(`/statements/list/${id}`);
		});
	}

	return { preview: chosen?.preview ?? null, error, busy, choose, confirm, drop: () => setChosen(null) };
}
