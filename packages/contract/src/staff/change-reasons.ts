/** Why staff cancels or moves a training; mails give the reason. `other` needs a note. */
export const changeReasons = [
	"coach-absent",
	"room-unavailable",
	"few-bookings",
	"holiday",
	"new-plan",
	"other",
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** A closing cancels trainings, too; its reason is the note. */
export const storedReasons = [...changeReasons, "closed"] as const;
export type StoredReasonCode = (typeof storedReasons)[number];

export interface StoredReason {
	code: StoredReasonCode;
	note: string;
}

/** Stored as one text: the code, and the note after a colon. The note in English has its own column. */
export function reasonText({ code, note }: StoredReason): string {
	return note === "" ? code : `${code}: ${note}`;
}

export function parseReason(text: string): StoredReason {
	const [, prefix = "", note = ""] = /^([a-z-]+)(?:: (.*))?$/s.exec(text) ?? [];
	const code = storedReasons.find((known) => known === prefix);
	return code ? { code, note } : { code: "other", note: text };
}
