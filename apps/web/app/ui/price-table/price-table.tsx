import type { Locale } from "@kvart/contract/locale";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./price-table.module.css";

/** `2.500 RSD` in Serbian, `RSD 2,500` in English. Without `Intl`, so that server and browser never differ. */
export function formatPrice(dinars: number, locale: Locale): string {
	const grouped = String(Math.round(dinars)).replaceAll(/\B(?=(?:\d{3})+$)/g, locale === "sr" ? "." : ",");
	return locale === "sr" ? `${grouped}\u00a0RSD` : `RSD\u00a0${grouped}`;
}

export interface PriceRow {
	label: string;
	note?: string;
	/** "mesec dana", "po dolasku". */
	unit?: string;
	/** In dinars, by column; null if not offered. */
	prices: readonly (number | null)[];
	/** Below the note, such as a link to buy it. */
	action?: ReactNode;
	/** Recommended. */
	best?: boolean;
}

interface PriceTableProps {
	caption: string;
	/** Heading of the first column. */
	subject: string;
	columns: readonly string[];
	rows: readonly PriceRow[];
	/** If a headline beside the table says the same. */
	captionHidden?: boolean;
}

export function PriceTable({ caption, subject, columns, rows, captionHidden = false }: PriceTableProps) {
	const locale = useLocale();
	return (
		<table className={styles.table}>
			<caption className={captionHidden ? undefined : styles.caption}>
				{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
			</caption>
			<thead className={styles.head}>
				<tr>
					<th scope="col">{subject}</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, note, unit, prices, action, best = false }) => (
					<tr key={label} className={styles.row} data-best={best || undefined}>
						<th scope="row" className={styles.subject}>
							{label}
							{note && <span className={styles.note}>{note}</span>}
							{action && <span className={styles.action}>{action}</span>}
							{best && <span className={styles.best}>{m.ui_best_price()}</span>}
						</th>
						{columns.map((column, index) => (
							<td key={column} data-column={column} className={styles.price}>
								<span className={styles.amount}>
									<Price value={prices[index] ?? null} text={(value) => formatPrice(value, locale)} />
									{unit && <span className={styles.unit}>{unit}</span>}
								</span>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Price({ value, text }: { value: number | null; text: (value: number) => string }) {
	if (value !== null) return <data value={value}>{text(value)}</data>;
	return (
		<>
			<span aria-hidden="true">–</span>
			<VisuallyHidden>{m.ui_no_price()}</VisuallyHidden>
		</>
	);
}
