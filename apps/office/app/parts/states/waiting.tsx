import { Skeleton, VisuallyHidden } from "@mantine/core";
import { m } from "../../paraglide/messages.js";
import styles from "./states.module.css";

/** Stands where something is about to be, in about its size. */
export function Waiting({ rows = 5 }: { rows?: number }) {
	return (
		<div className={styles.waiting} aria-busy="true">
			<VisuallyHidden component="output">{m.parts_loading()}</VisuallyHidden>
			{Array.from({ length: rows }, (_, row) => (
				<Skeleton key={row} height={44} />
			))}
		</div>
	);
}
