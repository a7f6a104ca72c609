import type { PictureKind } from "@kvart/contract/staff/picture-rules";
import { api } from "./api.ts";
import type { CallOutput } from "./ask.ts";

/** Sends a picture for one use; the server keeps it and says where. A refusal is thrown. */
export function uploadPicture(
	kind: PictureKind,
	file: File,
	onProgress: (share: number) => void = () => undefined,
): Promise<CallOutput<"uploadPicture">> {
	return api.uploadPicture({ query: { kind }, body: file }, { onProgress });
}
