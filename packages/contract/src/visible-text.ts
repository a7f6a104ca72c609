// Spaces, and what is typed or pasted without being seen: zero-width characters, direction marks, the byte order mark.
const unseenAtEdges =
	/^[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+|[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+$/g;

// Also fillers and selectors: in the middle of a text they belong to its letters, alone they show nothing.
const nothingSeen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The text without what cannot be seen before and after it. */
export function trimmed(text: string): string {
	return text.replace(unseenAtEdges, "");
}

/** Whether nobody would see anything of the text. */
export function isBlank(text: string): boolean {
	return nothingSeen.test(text);
}
