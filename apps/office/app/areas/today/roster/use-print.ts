import { StaffApiError } from "@kvart/contract/staff/client";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { useState } from "react";
import { currentLanguage } from "../../../i18n/language.ts";
import { api } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { tellProblem } from "../../../lib/tell.ts";
import { m } from "../../../paraglide/messages.js";

/** Opens the printed roster in a tab of its own, or saves it where no tab may be opened. */
export function usePrint({ period_id, date }: DeskTraining): { busy: boolean; start: () => void } {
	const [busy, setBusy] = useState(false);

	async function print() {
		// Opened within the click: later the browser would take it for an advertisement.
		const tab = window.open("", "_blank");
		setBusy(true);
		try {
			const query = { date, lang: currentLanguage() };
			const file = await api.getRosterSheet({ params: { id: period_id }, query });
			if (tab) tab.location.href = URL.createObjectURL(file);
			else saveFile(file, `${m.today_roster().toLowerCase()}-${date}.pdf`);
		} catch (error) {
			tab?.close();
			tellProblem(error instanceof StaffApiError ? error.code : null);
		} finally {
			setBusy(false);
		}
	}

	return { busy, start: () => void print() };
}
