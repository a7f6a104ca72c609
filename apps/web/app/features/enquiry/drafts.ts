import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import { clearStored, readStored, store } from "../../lib/storage.ts";
import type { Values } from "./form-model.ts";

interface Draft {
	/** Only this person sees it. */
	owner: string;
	values: Values;
	step: number;
	/** Milliseconds since 1970. */
	at: number;
}

/** Short, because computers are shared. */
const lifeMilliseconds = 7 * 86_400_000;

type Drafts = Partial<Record<EnquiryKind, Draft>>;

function isDraft(value: unknown): value is Draft {
	const draft = value as Draft | null;
	return (
		typeof draft === "object" &&
		draft !== null &&
		typeof draft.owner === "string" &&
		typeof draft.step === "number" &&
		Date.now() - draft.at < lifeMilliseconds &&
		typeof draft.values === "object" &&
		Object.values(draft.values ?? {}).every((text) => typeof text === "string")
	);
}

/** Ignores what is invalid or too old: the storage may come from an older version of the site. */
export function parseDrafts(text: string | null): Drafts {
	try {
		const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
		return Object.fromEntries(Object.entries(stored).filter(([, value]) => isDraft(value)));
	} catch {
		return {};
	}
}

const all = () => parseDrafts(readStored("drafts"));

export function readDraft(owner: string, kind: EnquiryKind): Draft | undefined {
	const draft = all()[kind];
	return draft?.owner === owner ? draft : undefined;
}

export function saveDraft(kind: EnquiryKind, draft: Omit<Draft, "at">): void {
	store("drafts", JSON.stringify({ ...all(), [kind]: { ...draft, at: Date.now() } }));
}

export function deleteDraft(kind: EnquiryKind): void {
	const { [kind]: _, ...others } = all();
	if (Object.keys(others).length === 0) clearStored("drafts");
	else store("drafts", JSON.stringify(others));
}

/** Not logged in. */
export const visitor = "visitor";
/** Logged in, but the member is not loaded yet. */
export const unknownMember = "member";

/** Distinguishes people without storing their data. */
function tagOf(text: string): string {
	let hash = 0;
	for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
	return (hash >>> 0).toString(36);
}

/** By the member's e-mail and not the session, so that a draft survives a new log-in. */
export function currentOwner(): string {
	const token = readStored("token");
	if (token === null) return visitor;
	const [session, member] = readStored("user")?.split(" ") ?? [];
	return session === tagOf(token) && member ? member : unknownMember;
}

/** Whether another person uses the browser now. A visitor who logs in is the same person. */
export function belongsToOther(before: string | undefined): boolean {
	const now = currentOwner();
	if (before === undefined || before === visitor || before === now) return false;
	return before !== unknownMember || now === visitor;
}

export function rememberMember(email: string): void {
	const token = readStored("token");
	if (token !== null) store("user", `${tagOf(token)} ${tagOf(email)}`);
}
