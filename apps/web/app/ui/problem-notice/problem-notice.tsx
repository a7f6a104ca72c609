import { problemMessage } from "../../i18n/problem-message.ts";
import { Notice } from "../notice/notice.tsx";
import styles from "./problem-notice.module.css";

/** An error of a plain POST that belongs to no field. */
export function ProblemNotice({ problem }: { problem: string | null | undefined }) {
	if (!problem) return null;
	return (
		<div className={styles.above}>
			<Notice kind="error" live>
				{problemMessage(problem)}
			</Notice>
		</div>
	);
}
