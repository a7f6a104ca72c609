export const cardTitleLength = 43;
export const cardDescriptionLength = 102;

const shortestUrl = 8;

export function isPlayable(url: string): boolean {
	return url.length > shortestUrl;
}

export function cutAt(text: string, length: number): string {
	const characters = Array.from(text);
	return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}
