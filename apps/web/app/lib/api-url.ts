/** From the page if it is not the default. */
export function apiUrl(): string {
	return document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content || "/api";
}
