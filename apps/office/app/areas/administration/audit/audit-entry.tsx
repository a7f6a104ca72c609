import type { Role } from "@kvart/contract/members";
import type { AuditEntry as Entry } from "@kvart/contract/staff/audit";
import { ChevronDown } from "lucide-react";
import type { Club } from "../../../lib/club.ts";
import { formatInstant } from "../../../lib/format.ts";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { ShownValue, valueInWords } from "../../../parts/value/shown-value.tsx";
import { clubsInWords, roleWords } from "../accounts/account-words.ts";
import styles from "./audit.module.css";
import { actionInWords, fieldInWords, recordInWords } from "./audit-words.ts";
import { differenceOf } from "./difference.ts";

function isRole(value: unknown): value is Role {
	return typeof value === "string" && Object.hasOwn(roleWords, value);
}

/** Numbers and codes of the record as the names that people know them by. */
function fieldValue(field: string, value: unknown, clubs: readonly Club[]): string {
	if (field === "role" && isRole(value)) return roleWords[value]();
	if (field === "gym_ids" && Array.isArray(value)) return clubsInWords("staff", value as number[], clubs);
	if (field === "booking_window" && value === "week") return m.administration_window_week();
	if (field === "booking_window" && value === "today") return m.administration_window_today();
	return valueInWords(value);
}

function Difference({ entry }: { entry: Entry }) {
	const { clubs } = useStaff();
	const changes = differenceOf(entry);
	if (changes.length === 0) return <p className={styles["none"]}>{m.administration_audit_no_fields()}</p>;
	return (
		<table className={styles["difference"]}>
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
							<ShownValue words={fieldValue(field, before, clubs)} />
						</td>
						<td data-side="after">
							<ShownValue words={fieldValue(field, after, clubs)} />
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
		<details className={styles["entry"]}>
			<summary className={styles["summary"]}>
				<time dateTime={entry.at}>{formatInstant(entry.at)}</time>
				<span className={styles["action"]}>{actionInWords(entry.action)}</span>
				<span className={styles["record"]}>{recordInWords(entry.entity, entry.entity_id)}</span>
				<span className={styles["actor"]}>{actorInWords(entry)}</span>
				<ChevronDown size={20} aria-hidden className={styles["chevron"]} />
			</summary>
			<Difference entry={entry} />
		</details>
	);
}
