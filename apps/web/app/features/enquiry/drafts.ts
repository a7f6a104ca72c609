import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import { forget, readStored, store } from "../../lib/storage.ts";
import type { Values } from "./form-model.ts";

interface Draft {
	/** Whose it is: nobody else ever sees it. */
	owner: string;
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
		typeof draft.owner === "string" &&
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

export function draftOf(owner: string, kind: EnquiryKind): Draft | undefined {
	const draft = all()[kind];
	return draft?.owner === owner ? draft : undefined;
}

export function keepDraft(kind: EnquiryKind, draft: Omit<Draft, "at">): void {
	store("drafts", JSON.stringify({ ...all(), [kind]: { ...draft, at: Date.now() } }));
}

export function dropDraft(kind: EnquiryKind): void {
	const { [kind]: _, ...others } = all();
	if (Object.keys(others).length === 0) forget("drafts");
	else store("drafts", JSON.stringify(others));
}

/** Whoever is not logged in. */
export const visitor = "visitor";
/** Somebody is logged in whom the server has not named yet. */
export const someMember = "member";

/** Tells two people apart without naming them. */
function tagOf(text: string): string {
	let hash = 0;
	for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
	return (hash >>> 0).toString(36);
}

/**
 * Who sits in front of this browser. Members are told apart by their address, because a session may end while a form is
 * half done, and the next one is to go on with it.
 */
export function ownerNow(): string {
	const token = readStored("token");
	if (token === null) return visitor;
	const [session, member] = readStored("user")?.split(" ") ?? [];
	return session === tagOf(token) && member ? member : someMember;
}

/** Whether what was typed by somebody is another's now. A visitor who logs in is the same person. */
export function isAnothers(before: string | undefined): boolean {
	const now = ownerNow();
	if (before === undefined || before === visitor || before === now) return false;
	return before !== someMember || now === visitor;
}

/** The server said whose session it is. */
export function rememberMember(email: string): void {
	const token = readStored("token");
	if (token !== null) store("user", `${tagOf(token)} ${tagOf(email)}`);
}
