import { StaffApiError } from "@kvart/contract/staff/client";
import { statementMegabytes } from "@kvart/contract/staff/statement-rules";
import { fieldMessage, problemMessage } from "../../i18n/error-messages.ts";
import { m } from "../../paraglide/messages.js";

const types: Partial<Record<string, string>> = { xml: "application/xml", csv: "text/csv" };

const typeOf = (name: string) => types[name.toLowerCase().split(".").at(-1) ?? ""];

/** The file with the type that its name says, because systems disagree about it. */
export function asStatement(file: File): Blob {
	return new Blob([file], { type: typeOf(file.name) ?? "" });
}

/** Checks a file before its upload. */
export function fileProblem({ name, size }: Pick<File, "name" | "size">): string | null {
	if (!typeOf(name)) return m.statements_type();
	if (size === 0) return m.statements_empty_file();
	return size > statementMegabytes * 1024 * 1024 ? m.statements_size({ megabytes: statementMegabytes }) : null;
}

/** The problem, and its row or column. */
export function refusalText(error: unknown): string {
	if (!(error instanceof StaffApiError)) return problemMessage(null);
	if (error.status === 413) return m.statements_size({ megabytes: statementMegabytes });
	const [found] = error.errors;
	const message = fieldMessage(found?.code);
	if (!found || !message) return problemMessage(error.code);
	const [place, ...name] = found.field.split(".");
	if (place === "row") return m.statements_row({ message, row: name.join(".") });
	return place === "column" ? m.statements_column({ message, column: name.join(".") }) : message;
}
