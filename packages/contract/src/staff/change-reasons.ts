/** Why a training is cancelled or moved; mails give the reason. `other` needs a note. */
export const changeReasons = [
	"coach-absent",
	"room-unavailable",
	"few-bookings",
	"holiday",
	"new-plan",
	"other",
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export interface StoredReason {
	code: ChangeReason;
	note: string;
}

/** Stored as one text: the code, and the note after a colon. The note in English has its own column. */
export function reasonText({ code, note }: StoredReason): string {
	return note === "" ? code : `${code}: ${note}`;
}

export function parseReason(text: string): StoredReason {
	const [, prefix = "", note = ""] = /^([a-z-]+)(?:: (.*))?$/s.exec(text) ?? [];
	const code = changeReasons.find((known) => known === prefix);
	return code ? { code, note } : { code: "other", note: text };
}
