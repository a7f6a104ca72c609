import { brand } from "@kvart/contract/brand";
import { useState } from "react";
import { saveFile } from "../../lib/save-file.ts";

type DownloadState = "idle" | "busy" | "failed";

/** Fetches the package itself, so that a failure can be shown in the page and not as a lost tab. */
export function useDownload() {
	const [state, setState] = useState<DownloadState>("idle");
	async function start(): Promise<void> {
		if (state === "busy") return;
		setState("busy");
		try {
			const { api } = await import("../../lib/api.ts");
			saveFile(await api.downloadApp(), brand.appFile);
			setState("idle");
		} catch {
			setState("failed");
		}
	}
	return { state, start };
}
