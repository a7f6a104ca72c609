import type { RosterEntry } from "@kvart/contract/staff/today";
import { Phone } from "lucide-react";
import { m } from "../../../paraglide/messages.js";
import { personName } from "../training-labels.ts";
import styles from "./roster.module.css";

function dialled(phone: string): string {
	return phone.replace(/[^+\d]/g, "");
}

/** On a phone only the icon shows. */
export function CallLink({ person }: { person: Pick<RosterEntry, "first_name" | "last_name" | "phone"> }) {
	const { phone } = person;
	return (
		<a
			className={styles.phone}
			href={`tel:${dialled(phone)}`}
			aria-label={m.today_call({ name: personName(person), phone })}
		>
			<Phone size={18} aria-hidden />
			{phone}
		</a>
	);
}
