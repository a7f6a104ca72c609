import type { AuditEntry } from "@kvart/contract/staff/audit";
import { Anchor, Button } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChevronDown, FilterX, History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatInstant } from "../../../lib/format.ts";
import { apiPages, apiQuery } from "../../../lib/queries.ts";
import { useStaff } from "../../../lib/staff.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { TextField } from "../../../parts/fields/text-fields.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { ShownValue } from "../../../parts/value/shown-value.tsx";
import { useAccounts } from "../accounts/accounts.ts";
import styles from "./audit.module.css";
import { differencesOf } from "./audit-difference.ts";
import { type FieldsByEntity, fieldLabel, fieldValue } from "./audit-fields.ts";
import { actionLabel, entityLabel } from "./audit-labels.ts";
import { recordLabel, recordLink } from "./audit-subject.ts";
import { useAuditFilter } from "./use-audit-filter.ts";

function AuditFilters({ state }: { state: ReturnType<typeof useAuditFilter> }) {
	const { filter, set, clear, isEmpty } = state;
	const { data: choices } = useQuery(apiQuery("getAuditChoices"));
	// Includes the entity of the address, even if it has no entries yet.
	const entities = [...new Set([...(choices?.entities ?? []), ...(filter.entity ? [filter.entity] : [])])];
	const [text, setText] = useState(filter.text ?? "");
	const search = useTypedSearch((typed) => set({ text: typed }));
	return (
		<div className={styles.filters}>
			<SelectField
				name="entity"
				label={m.administration_audit_entity()}
				placeholder={m.administration_audit_any()}
				clearable
				options={entities.map((value) => ({ value, label: entityLabel(value) }))}
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
				onChange={(typed) => {
					setText(typed);
					search(typed);
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

function Difference({ entry, fields }: { entry: AuditEntry; fields: FieldsByEntity }) {
	const { clubs } = useStaff();
	const { data: accounts = [] } = useAccounts();
	const names = { fields: fields[entry.entity], clubs, accounts };
	const changes = differencesOf(entry);
	if (changes.length === 0) return <p className={styles.none}>{m.administration_audit_no_fields()}</p>;
	return (
		<table className={styles.difference}>
			<thead>
				<tr>
					<th scope="col">{m.administration_audit_field()}</th>
					<th scope="col">{m.administration_audit_before()}</th>
					<th scope="col">{m.administration_audit_after()}</th>
				</tr>
			</thead>
			<tbody>
				{changes.map(({ field, row, column, before, after }) => {
					const cell = column === undefined ? field : `${field}.${column}`;
					const label = [fieldLabel(field, names), row, column && fieldLabel(cell, names)];
					return (
						<tr key={`${cell} ${row}`}>
							<th scope="row">{label.filter(Boolean).join(" · ")}</th>
							<td data-side="before">
								<ShownValue text={fieldValue(cell, before, names)} />
							</td>
							<td data-side="after">
								<ShownValue text={fieldValue(cell, after, names)} />
							</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

function actorLabel({ actor }: AuditEntry): string {
	if (!actor) return m.administration_audit_nobody();
	return actor.name || m.administration_audit_erased({ id: actor.id });
}

function EntryDetails({ entry, fields }: { entry: AuditEntry; fields: FieldsByEntity }) {
	const link = recordLink(entry);
	return (
		<details className={styles.entry}>
			<summary className={styles.summary}>
				<time dateTime={entry.at}>{formatInstant(entry.at)}</time>
				<span className={styles.action}>{actionLabel(entry.action)}</span>
				<span className={styles.record}>{recordLabel(entry)}</span>
				<span className={styles.actor}>{actorLabel(entry)}</span>
				<ChevronDown size={20} aria-hidden className={styles.chevron} />
			</summary>
			<Difference entry={entry} fields={fields} />
			{link && (
				<Anchor component={Link} to={link} className={styles.link}>
					{m.administration_audit_open()}
				</Anchor>
			)}
		</details>
	);
}

export function AuditPage({ fields }: { fields: FieldsByEntity }) {
	const state = useAuditFilter();
	const query = useInfiniteQuery({
		...apiPages("listAuditEntries", state.filter),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<PageHeader title={m.administration_audit()} text={m.administration_audit_text_page()} />
			<AuditFilters state={state} />
			<QueryResult query={query} rows={10}>
				{({ pages }) => {
					const entries = pages.flatMap((page) => page.entries);
					if (entries.length === 0) return <EmptyState icon={History} title={m.administration_audit_empty()} />;
					return (
						<div className={styles.log} data-old={query.isPlaceholderData || undefined}>
							{entries.map((entry) => (
								<EntryDetails key={entry.id} entry={entry} fields={fields} />
							))}
						</div>
					);
				}}
			</QueryResult>
			{query.hasNextPage && (
				<Button
					variant="default"
					className={styles.more}
					loading={query.isFetchingNextPage}
					onClick={() => void query.fetchNextPage()}
				>
					{m.administration_audit_more()}
				</Button>
			)}
		</>
	);
}
