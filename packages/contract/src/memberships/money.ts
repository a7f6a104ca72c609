/** Money is counted in paras, whole numbers; a dinar has a hundred. Prices of the price list are whole dinars. */
export type Paras = number;

export const parasOf = (dinars: number): Paras => dinars * 100;

/** `3596.13`, `3.596,13` or `3596`; null if it is not an amount of at most two decimals. */
export function parseAmount(text: string): Paras | null {
	const plain = text.trim().replaceAll(" ", "");
	const [, sign, whole = "", decimals = ""] =
		/^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
	if (whole === "") return null;
	const paras = Number(whole.replaceAll(/[.,]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
	return Number.isSafeInteger(paras) ? (sign === "-" ? -paras : paras) : null;
}

/** `3596,13`, as the National Bank's code writes it. */
export function plainAmount(paras: Paras): string {
	return `${Math.trunc(paras / 100)},${String(Math.abs(paras) % 100).padStart(2, "0")}`;
}

/** `3.596,13 RSD`, without decimals if there are none. */
export function formatParas(paras: Paras): string {
	const [whole = "", decimals] = plainAmount(Math.abs(paras)).split(",");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
	return `${paras < 0 ? "−" : ""}${grouped}${decimals === "00" ? "" : `,${decimals}`} RSD`;
}
