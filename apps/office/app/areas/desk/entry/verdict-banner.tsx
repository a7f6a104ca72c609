import type { DeskVerdict } from "@kvart/contract/staff/memberships/desk-verdict";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { answerLabels, reasonLabel } from "../../../parts/memberships/labels.ts";
import styles from "./entry.module.css";

const icons = { allow: CircleCheck, warn: TriangleAlert, refuse: CircleX };

/** Shows the verdict by colour, by a sign of its own shape and in words. */
export function VerdictBanner({ verdict }: { verdict: DeskVerdict }) {
	const Icon = icons[verdict.answer];
	return (
		<p className={styles.verdict} data-answer={verdict.answer}>
			<Icon size={44} strokeWidth={2} aria-hidden />
			<span>
				<strong>{answerLabels[verdict.answer]()}</strong>
				<span>{reasonLabel(verdict)}</span>
			</span>
		</p>
	);
}
