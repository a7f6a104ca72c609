import type { PictureKind } from "@kvart/contract/staff/picture-rules";
import { useState } from "react";
import type { CallOutput } from "../../lib/ask.ts";
import { uploadPicture } from "../../lib/upload-picture.ts";
import { fileProblem, refusalInWords } from "./accepted.ts";

export interface Upload {
	/** How much has arrived, from 0 to 1; null while nothing is on its way. */
	progress: number | null;
	/** What was wrong with the last file. */
	refusal: string | null;
	take: (file: File | null | undefined) => Promise<void>;
}

/** One picture on its way to the server: what it is refused for before and after, and how far it has got. */
export function useUpload(kind: PictureKind, onDone: (picture: CallOutput<"uploadPicture">) => void): Upload {
	const [progress, setProgress] = useState<number | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);

	async function take(file: File | null | undefined) {
		if (!file || progress !== null) return;
		const problem = fileProblem(file);
		setRefusal(problem);
		if (problem) return;
		setProgress(0);
		try {
			onDone(await uploadPicture(kind, file, setProgress));
		} catch (error) {
			setRefusal(refusalInWords(error, kind));
		} finally {
			setProgress(null);
		}
	}

	return { progress, refusal, take };
}
