import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import { forget, readStored, store } from "../../lib/storage.ts";
import type { Values } from "./form-model.ts";

export interface Draft {
	values: Values;
	step: number;
	/** Milliseconds since 1970. */
	at: number;
}

/** Other people use the same computer: what was left behind is not kept for long. */
const lifeMilliseconds = 7 * 86_400_000;

type Drafts = Partial<Record<EnquiryKind, Draft>>;

function isDraft(value: unknown): value is Draft {
	const draft = value as Draft | null;
	return (
		typeof draft === "object" &&
		draft !== null &&
		typeof draft.step === "number" &&
		Date.now() - draft.at < lifeMilliseconds &&
		typeof draft.values === "object" &&
		Object.values(draft.values ?? {}).every((text) => typeof text === "string")
	);
}

/** What was stored may come from an older site or another hand: only what makes sense is taken. */
export function parseDrafts(text: string | null): Drafts {
	try {
		const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
		return Object.fromEntries(Object.entries(stored).filter(([, value]) => isDraft(value)));
	} catch {
		return {};
	}
}

const all = () => parseDrafts(readStored("drafts"));

export function keepDraft(kind: EnquiryKind, values: Values, step: number): void {
	store("drafts", JSON.stringify({ ...all(), [kind]: { values, step, at: Date.now() } }));
}

export function dropDraft(kind: EnquiryKind): void {
	const { [kind]: _, ...others } = all();
	if (Object.keys(others).length === 0) forget("drafts");
	else store("drafts", JSON.stringify(others));
}
