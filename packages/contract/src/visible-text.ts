// Spaces and invisible characters: zero-width, direction marks, byte order mark.
const invisibleEdges =
	/^[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+|[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+$/g;

// Also fillers and selectors, which are part of letters inside a text.
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export function trimmed(text: string): string {
	return text.replace(invisibleEdges, "");
}

export function isBlank(text: string): boolean {
	return invisible.test(text);
}
