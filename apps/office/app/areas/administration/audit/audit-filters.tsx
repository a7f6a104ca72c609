import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FilterX } from "lucide-react";
import { useState } from "react";
import { ask } from "../../../lib/ask.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { m } from "../../../paraglide/messages.js";
import { DateField } from "../../../parts/fields/date-field.tsx";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { TextField } from "../../../parts/fields/text-field.tsx";
import styles from "./audit.module.css";
import { entityInWords } from "./audit-words.ts";
import type { useAuditFilter } from "./use-audit-filter.ts";

export function AuditFilters({ state }: { state: ReturnType<typeof useAuditFilter> }) {
	const { filter, set, clear, isEmpty } = state;
	const { data: choices } = useQuery(ask("getAuditChoices"));
	// What the address names is shown as chosen, also when nothing of its kind happened yet.
	const entities = [...new Set([...(choices?.entities ?? []), ...(filter.entity ? [filter.entity] : [])])];
	const [text, setText] = useState(filter.text ?? "");
	const search = useTypedSearch((words) => set({ text: words }));
	return (
		<div className={styles.filters}>
			<SelectField
				name="entity"
				label={m.administration_audit_entity()}
				placeholder={m.administration_audit_any()}
				clearable
				options={entities.map((value) => ({ value, label: entityInWords(value) }))}
				value={filter.entity ?? null}
				onChange={(entity) => set({ entity })}
			/>
			<SelectField
				name="actor"
				label={m.administration_audit_actor()}
				placeholder={m.administration_audit_anybody()}
				clearable
				options={(choices?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
				value={filter.actor ?? null}
				onChange={(actor) => set({ actor })}
			/>
			<DateField
				name="from"
				label={m.administration_audit_from()}
				clearable
				{...(filter.until && { max: filter.until })}
				value={filter.from ?? null}
				onChange={(from) => set({ from })}
			/>
			<DateField
				name="until"
				label={m.administration_audit_until()}
				clearable
				{...(filter.from && { min: filter.from })}
				value={filter.until ?? null}
				onChange={(until) => set({ until })}
			/>
			<TextField
				name="text"
				label={m.administration_audit_text()}
				value={text}
				onChange={(words) => {
					setText(words);
					search(words);
				}}
			/>
			{!isEmpty && (
				<Button
					variant="default"
					leftSection={<FilterX size={18} aria-hidden />}
					onClick={() => {
						setText("");
						clear();
					}}
				>
					{m.administration_audit_clear()}
				</Button>
			)}
		</div>
	);
}
