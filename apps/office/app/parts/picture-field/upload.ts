import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import {
	type PictureKind,
	pictureMegabytes,
	pictureMegapixels,
	pictureTypes,
	smallestPictures,
} from "@kvart/contract/staff/picture-rules";
import { useState } from "react";
import { problemMessage } from "../../i18n/error-messages.ts";
import { api } from "../../lib/api.ts";
import type { CallOutput } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";

const mostBytes = pictureMegabytes * 1024 * 1024;

/** For the file dialog. */
export const acceptedTypes = pictureTypes.join(",");

/** Checked before the upload. */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | null {
	if (!pictureTypes.some((known) => known === type)) return m.parts_picture_type();
	return size > mostBytes ? m.parts_picture_size({ most: pictureMegabytes }) : null;
}

export function formatSize(kind: PictureKind): string {
	const { width, height } = smallestPictures[kind];
	return `${width} × ${height}`;
}

const errorTexts: Partial<Record<StaffFieldCode, (kind: PictureKind) => string>> = {
	"not-a-picture": () => m.parts_picture_broken(),
	"picture-too-small": (kind) => m.parts_picture_small({ size: formatSize(kind) }),
	"picture-too-large": () => m.parts_picture_pixels({ most: pictureMegapixels }),
};

export function uploadError(error: unknown, kind: PictureKind): string {
	if (!(error instanceof StaffApiError)) return problemMessage(null);
	if (error.status === 413) return m.parts_picture_size({ most: pictureMegabytes });
	const [found] = error.errors;
	return (found && errorTexts[found.code]?.(kind)) ?? problemMessage(error.code);
}

interface Upload {
	/** From 0 to 1; null if no upload is running. */
	progress: number | null;
	error: string | null;
	upload: (file: File | null | undefined) => Promise<void>;
}

export function useUpload(kind: PictureKind, onDone: (picture: CallOutput<"uploadPicture">) => void): Upload {
	const [progress, setProgress] = useState<number | null>(null);
	const [error, setError] = useState<string | null>(null);

	async function upload(file: File | null | undefined) {
		if (!file || progress !== null) return;
		const problem = fileProblem(file);
		setError(problem);
		if (problem) return;
		setProgress(0);
		try {
			onDone(await api.uploadPicture({ query: { kind }, body: file }, { onProgress: setProgress }));
		} catch (thrown) {
			setError(uploadError(thrown, kind));
		} finally {
			setProgress(null);
		}
	}

	return { progress, error, upload };
}
