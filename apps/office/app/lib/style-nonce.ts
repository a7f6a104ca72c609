/** What styles that are made at run time carry; the server writes it into the page with each answer. */
export function styleNonce(): string {
	return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? "";
}
