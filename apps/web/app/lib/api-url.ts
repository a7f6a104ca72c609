/** Where the API is: the page names its address where it is not the usual one. */
export function apiUrl(): string {
	return document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content || "/api";
}
