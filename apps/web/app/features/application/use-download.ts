import { brand } from "@kvart/contract/brand";
import { useState } from "react";

type DownloadState = "idle" | "busy" | "failed";

/** The address of a file only lives while the page does; browsers take what they need at once. */
function save(file: Blob): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = brand.appFile;
	link.click();
	URL.revokeObjectURL(address);
}

/** Fetches the package itself, so that a failure can be shown in the page and not as a lost tab. */
export function useDownload() {
	const [state, setState] = useState<DownloadState>("idle");
	async function start(): Promise<void> {
		if (state === "busy") return;
		setState("busy");
		try {
			const { api } = await import("../../lib/api.ts");
			save(await api.downloadApp());
			setState("idle");
		} catch {
			setState("failed");
		}
	}
	return { state, start };
}
