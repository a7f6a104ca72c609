import { formatDate, formatInstant, formatList, formatNumber } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./value.module.css";

const date = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

export function formatValue(value: unknown): string {
	if (value === null || value === undefined || value === "") return "";
	if (typeof value === "boolean") return value ? m.parts_yes() : m.parts_no();
	if (typeof value === "number") return formatNumber(value);
	if (typeof value === "string") {
		if (date.test(value)) return formatDate(value);
		return instant.test(value) ? formatInstant(value) : value;
	}
	if (Array.isArray(value)) return formatList(value.map(formatValue));
	return Object.entries(value)
		.map(([name, part]) => `${name}: ${formatValue(part)}`)
		.join("; ");
}

export function ShownValue({ text }: { text: string }) {
	if (text === "") return <span className={styles.nothing}>{m.parts_nothing()}</span>;
	return <span className={styles.value}>{text}</span>;
}
