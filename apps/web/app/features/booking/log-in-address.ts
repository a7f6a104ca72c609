import { localeOf, localePath } from "../../i18n/locale.ts";

/** The log-in page that leads back to an address of this site; `ended` lets it say why somebody has to log in again. */
export function logInAddress(back: string, why?: "ended"): string {
	const params = new URLSearchParams({ redirect: back, ...(why && { [why]: "1" }) });
	return `${localePath("/login", localeOf(back))}?${params.toString()}`;
}
