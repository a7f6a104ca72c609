import { forgetInTab, readInTab, storeInTab } from "../../lib/storage.ts";
import { keptFields, type Registration } from "./registration.ts";

export type Draft = Partial<Pick<Registration, (typeof keptFields)[number]>>;

/** Keeps a registration that was begun, for this tab: it outlives a reload, another page and another language. */
export function keepDraft(values: Registration): void {
	const draft = Object.fromEntries(keptFields.map((name) => [name, values[name]]));
	if (Object.values(draft).some(Boolean)) storeInTab("registration", JSON.stringify(draft));
	else dropDraft();
}

export function readDraft(): Draft {
	try {
		const kept: unknown = JSON.parse(readInTab("registration") ?? "{}");
		const entries = Object.entries(kept as object).filter(
			([name, value]) => typeof value === "string" && keptFields.some((field) => field === name),
		);
		return Object.fromEntries(entries);
	} catch {
		return {};
	}
}

export function dropDraft(): void {
	forgetInTab("registration");
}
