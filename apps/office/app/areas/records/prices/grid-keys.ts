import type { KeyboardEvent } from "react";

function rowsOf(body: Element): HTMLElement[] {
	return [...body.querySelectorAll<HTMLElement>("tbody tr")];
}

function inputsOf(row: Element | undefined): HTMLInputElement[] {
	return [...(row?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])") ?? [])];
}

/**
 * As in a spreadsheet: the arrows and Enter go to the cell above or below. Returns whether the focus was in the last
 * row and Enter was pressed, which adds a row.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): "end" | undefined {
	const { key, target, currentTarget } = event;
	const step = key === "ArrowUp" ? -1 : key === "ArrowDown" || key === "Enter" ? 1 : 0;
	if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement))
		return undefined;
	const row = target.closest("tr");
	if (!row) return undefined;
	event.preventDefault();
	const rows = rowsOf(currentTarget);
	const next = rows[rows.indexOf(row) + step];
	if (!next) return key === "Enter" ? "end" : undefined;
	const input = inputsOf(next)[inputsOf(row).indexOf(target)];
	input?.focus();
	input?.select();
	return undefined;
}

export function focusLastRow(body: Element | null): void {
	const input = body && inputsOf(rowsOf(body).at(-1))[0];
	input?.focus();
}
