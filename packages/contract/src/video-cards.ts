export const cardTitleLength = 43;
export const cardDescriptionLength = 102;

const shortestUrl = 8;

export function isPlayable(url: string): boolean {
	return url.length > shortestUrl;
}
