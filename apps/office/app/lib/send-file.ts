import type { TransportRequest, TransportResponse } from "@kvart/contract/client";

interface SentFile extends Pick<TransportRequest, "method" | "onProgress" | "signal"> {
	address: string;
	file: Blob;
	headers: Record<string, string>;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Sends a file as it is. By the older of the browser's two ways: only it tells how far it has got. */
export function sendFile({ method, address, file, headers, onProgress, signal }: SentFile): Promise<TransportResponse> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(method, address);
		for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
		request.setRequestHeader("content-type", file.type);
		request.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
		request.addEventListener("load", () => resolve({ status: request.status, body: parsed(request.responseText) }));
		request.addEventListener("error", () => reject(new Error("The file did not arrive.")));
		request.addEventListener("abort", () => reject(new DOMException("Stopped.", "AbortError")));
		signal?.addEventListener("abort", () => request.abort());
		request.send(file);
	});
}
