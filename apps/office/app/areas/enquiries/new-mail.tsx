import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { Alert, Button } from "@mantine/core";
import { MailCheck, MailOpen } from "lucide-react";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./enquiries.module.css";
import { showEnquiry } from "./use-enquiry.ts";

/** The person has written since staff last did anything. */
export function NewMail({ enquiry }: { enquiry: Enquiry }) {
	const { id, version, new_mail } = enquiry;
	const change = useChange("changeEnquiry", {
		onDone: showEnquiry,
		onRefusal: ({ code, current }) => {
			if (code === "ERR_CHANGED_MEANWHILE") showEnquiry(current as Enquiry);
			return false;
		},
	});
	if (!new_mail) return null;
	return (
		<Alert
			color="lime"
			icon={<MailOpen size={20} aria-hidden />}
			title={m.enquiries_new_mail()}
			className={styles.alert}
		>
			<p className={styles.newMail}>{m.enquiries_new_mail_text()}</p>
			<Button
				variant="default"
				loading={change.isPending}
				leftSection={<MailCheck size={18} aria-hidden />}
				onClick={() => change.mutate({ params: { id }, body: { version } })}
			>
				{m.enquiries_mail_read()}
			</Button>
		</Alert>
	);
}
