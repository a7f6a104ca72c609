import { Button } from "@mantine/core";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../parts/confirm/confirm-dialog.tsx";
import styles from "./members.module.css";

/** The national id, once it was asked for. It is kept nowhere: who leaves the page has to ask again. */
export function NationalId({ id }: { id: number }) {
	const [asking, setAsking] = useState(false);
	const [shown, setShown] = useState<string | null>(null);
	const show = useChange("showNationalId", {
		onDone: ({ national_id }) => {
			setAsking(false);
			setShown(national_id ?? "");
		},
	});
	if (shown !== null) {
		return (
			<span className={styles.secret}>
				<span className={styles.digits}>{shown || m.members_national_id_none()}</span>
				<Button variant="default" leftSection={<EyeOff size={18} aria-hidden />} onClick={() => setShown(null)}>
					{m.members_national_id_hide()}
				</Button>
			</span>
		);
	}
	return (
		<>
			<Button variant="default" leftSection={<Eye size={18} aria-hidden />} onClick={() => setAsking(true)}>
				{m.members_national_id_show()}
			</Button>
			{asking && (
				<ConfirmDialog
					title={m.members_national_id_show()}
					text={m.members_national_id_ask()}
					confirm={m.members_national_id_show()}
					busy={show.isPending}
					onConfirm={() => show.mutate({ params: { id } })}
					onClose={() => setAsking(false)}
				/>
			)}
		</>
	);
}
