import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import type { ButtonLook } from "../../ui/button/button-look.tsx";
import styles from "./booking-button.module.css";

interface CancelButtonProps extends Pick<ButtonLook, "wide"> {
	/** The booking, for screen readers. */
	name: string;
	/** Why it counts as late; null if it does not. */
	late: string | null;
	labels: { cancel: string; anyway: string };
	busy: boolean;
	onCancel: () => Promise<unknown>;
}

/** Cancels a booking. If that counts as late, the first press warns and the second cancels. */
export function CancelButton({ name, late, labels, busy, onCancel, wide }: CancelButtonProps) {
	const [warned, setWarned] = useState(false);
	const warning = warned ? late : null;
	const label = warning === null ? labels.cancel : labels.anyway;
	return (
		<>
			{warning !== null && (
				<p role="alert" data-ground="bone" className={styles.failed}>
					{warning}
				</p>
			)}
			<Button
				look="ghost"
				size="small"
				wide={wide}
				busy={busy}
				aria-label={`${label}: ${name}`}
				onClick={() => (late !== null && !warned ? setWarned(true) : void onCancel())}
			>
				{label}
			</Button>
		</>
	);
}
