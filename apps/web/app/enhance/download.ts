import { saveFile } from "../lib/save-file.ts";
import { send } from "./call.ts";

/** Fetches the file by script, so that an error is shown in the page. */
async function download(link: HTMLAnchorElement, failed: HTMLElement): Promise<void> {
	if (link.ariaBusy) return;
	link.ariaBusy = "true";
	link.dataset["busy"] = "";
	failed.replaceChildren();
	try {
		const response = await send("GET /app/apk/download");
		if (!response.ok) throw new Error(`The download was answered with ${response.status}.`);
		saveFile(await response.blob(), link.download);
	} catch {
		const notice = failed.parentElement?.querySelector("template")?.content.cloneNode(true);
		if (notice) failed.append(notice);
	}
	link.ariaBusy = null;
	delete link.dataset["busy"];
}

/** Shows an error if a download fails. */
export function reportDownloads(root: ParentNode): void {
	for (const frame of root.querySelectorAll("[data-download]")) {
		const link = frame.querySelector<HTMLAnchorElement>("a[download]");
		const failed = frame.querySelector<HTMLElement>("[role=alert]");
		if (!link || !failed) continue;
		const start = (event: Event) => {
			event.preventDefault();
			void download(link, failed);
		};
		link.addEventListener("click", start);
		failed.addEventListener("click", (event) => {
			if (event.target instanceof Element && event.target.closest("button")) start(event);
		});
	}
}
