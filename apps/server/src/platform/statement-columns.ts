const keys = ["date", "amount", "reference", "payer", "purpose", "id", "account", "currency"] as const;

/** The names of the columns in a bank's CSV file. */
export type StatementColumns = { date: string; amount: string } & Partial<Record<(typeof keys)[number], string>>;

/** From `date=Datum,amount=Iznos`; null if it names no column, or not those of day and amount. */
export function readColumns(text: string): StatementColumns | null {
	const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
	const known = pairs.every(
		([key, name, ...rest]) => keys.some((each) => each === key) && Boolean(name) && rest.length === 0,
	);
	const { date, amount, ...others } = Object.fromEntries(pairs) as Record<string, string | undefined>;
	return known && date && amount ? { date, amount, ...others } : null;
}
