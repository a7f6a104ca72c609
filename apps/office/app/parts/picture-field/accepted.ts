import { StaffApiError } from "@kvart/contract/staff/client";
import type { StaffFieldCode } from "@kvart/contract/staff/errors";
import {
	type PictureKind,
	pictureMegabytes,
	pictureMegapixels,
	pictureTypes,
	smallestPictures,
} from "@kvart/contract/staff/picture-rules";
import { problemMessage } from "../../i18n/problem-message.ts";
import { m } from "../../paraglide/messages.js";

const mostBytes = pictureMegabytes * 1024 * 1024;

/** For the browser's own dialog. */
export const acceptedTypes = pictureTypes.join(",");

/** What is wrong with a file before it travels; null when nothing is. */
export function fileProblem({ type, size }: Pick<File, "type" | "size">): string | null {
	if (!pictureTypes.some((known) => known === type)) return m.parts_picture_type();
	return size > mostBytes ? m.parts_picture_size({ most: pictureMegabytes }) : null;
}

export function sizeInWords(kind: PictureKind): string {
	const { width, height } = smallestPictures[kind];
	return `${width} × ${height}`;
}

const refusals: Partial<Record<StaffFieldCode, (kind: PictureKind) => string>> = {
	"not-a-picture": () => m.parts_picture_broken(),
	"picture-too-small": (kind) => m.parts_picture_small({ size: sizeInWords(kind) }),
	"picture-too-large": () => m.parts_picture_pixels({ most: pictureMegapixels }),
};

/** What the server found wrong with it, in words that say what to do. */
export function refusalInWords(error: unknown, kind: PictureKind): string {
	if (!(error instanceof StaffApiError)) return problemMessage(null);
	if (error.status === 413) return m.parts_picture_size({ most: pictureMegabytes });
	const [found] = error.errors;
	return (found && refusals[found.code]?.(kind)) ?? problemMessage(error.code);
}
