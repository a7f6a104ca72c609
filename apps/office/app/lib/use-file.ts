import { StaffApiError } from "@kvart/contract/staff/client";
import { useState } from "react";
import { saveFile } from "./download.ts";
import { notifyError } from "./notify.ts";

/** Opens a file of the server in a new tab, or saves it if pop-ups are blocked. */
export function useFile(load: () => Promise<Blob>, name: string): { busy: boolean; start: () => void } {
	const [busy, setBusy] = useState(false);

	async function open() {
		// Browsers block tabs that are opened after the click.
		const tab = window.open("", "_blank");
		setBusy(true);
		try {
			const file = await load();
			if (tab) tab.location.href = URL.createObjectURL(file);
			else saveFile(file, name);
		} catch (error) {
			tab?.close();
			notifyError(error instanceof StaffApiError ? error.code : null);
		} finally {
			setBusy(false);
		}
	}

	return { busy, start: () => void open() };
}
