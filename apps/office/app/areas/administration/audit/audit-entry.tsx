import type { AuditEntry as Entry } from "@kvart/contract/staff/audit";
import { ChevronDown } from "lucide-react";
import { formatInstant } from "../../../lib/format.ts";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { ShownValue } from "../../../parts/value/shown-value.tsx";
import { useAccounts } from "../accounts/use-accounts.ts";
import styles from "./audit.module.css";
import { actionInWords, fieldInWords, recordInWords } from "./audit-words.ts";
import { differenceOf } from "./difference.ts";
import { fieldValue } from "./field-value.ts";

function Difference({ entry }: { entry: Entry }) {
	const { clubs } = useStaff();
	const { data: accounts = [] } = useAccounts();
	const names = { clubs, accounts };
	const changes = differenceOf(entry);
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
				{changes.map(({ field, before, after }) => (
					<tr key={field}>
						<th scope="row">{fieldInWords(field)}</th>
						<td data-side="before">
							<ShownValue words={fieldValue(field, before, names)} />
						</td>
						<td data-side="after">
							<ShownValue words={fieldValue(field, after, names)} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function actorInWords({ actor }: Entry): string {
	if (!actor) return m.administration_audit_nobody();
	return actor.name || m.administration_audit_erased({ id: actor.id });
}

/** One line of the log; opened it shows the record before and after. */
export function AuditEntry({ entry }: { entry: Entry }) {
	return (
		<details className={styles.entry}>
			<summary className={styles.summary}>
				<time dateTime={entry.at}>{formatInstant(entry.at)}</time>
				<span className={styles.action}>{actionInWords(entry.action)}</span>
				<span className={styles.record}>{recordInWords(entry.entity, entry.entity_id)}</span>
				<span className={styles.actor}>{actorInWords(entry)}</span>
				<ChevronDown size={20} aria-hidden className={styles.chevron} />
			</summary>
			<Difference entry={entry} />
		</details>
	);
}
