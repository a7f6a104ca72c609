import type { EnquirySummary } from "@kvart/contract/staff/enquiries";
import { enquiriesAtOnce, type SharedStatus } from "@kvart/contract/staff/enquiry-rules";
import { Button, Checkbox } from "@mantine/core";
import { Archive, MailCheck, OctagonX } from "lucide-react";
import { notifyDone } from "../../lib/notify.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import styles from "./enquiries.module.css";

const actions: { status: SharedStatus; label: () => string; Icon: typeof Archive }[] = [
	{ status: "answered", label: m.enquiries_bulk_answered, Icon: MailCheck },
	{ status: "closed", label: m.enquiries_bulk_closed, Icon: Archive },
	{ status: "spam", label: m.enquiries_bulk_spam, Icon: OctagonX },
];

interface BulkActionsProps {
	rows: readonly EnquirySummary[];
	selected: readonly EnquirySummary[];
	onSelect: (ids: readonly number[]) => void;
}

/** Selects what is shown, and gives the selected enquiries one status. */
export function BulkActions({ rows, selected, onSelect }: BulkActionsProps) {
	const change = useChange("changeEnquiries", {
		refresh: ["listEnquiries", "countEnquiries", "getEnquiry"],
		onDone: ({ changed, left }) => {
			const done = m.enquiries_bulk_done({ count: changed });
			notifyDone(left > 0 ? `${done} ${m.enquiries_bulk_left({ count: left })}` : done);
			onSelect([]);
		},
	});
	const all = rows.slice(0, enquiriesAtOnce);
	return (
		<fieldset aria-label={m.enquiries_bulk()} className={styles.bulk}>
			<Checkbox
				label={selected.length > 0 ? m.enquiries_selected({ count: selected.length }) : m.enquiries_select_all()}
				checked={selected.length > 0 && selected.length === all.length}
				indeterminate={selected.length > 0 && selected.length < all.length}
				onChange={() => onSelect(selected.length > 0 ? [] : all.map(({ id }) => id))}
			/>
			{selected.length > 0 &&
				actions.map(({ status, label, Icon }) => (
					<Button
						key={status}
						variant="default"
						leftSection={<Icon size={18} aria-hidden />}
						disabled={change.isPending}
						onClick={() =>
							change.mutate({ body: { status, enquiries: selected.map(({ id, version }) => ({ id, version })) } })
						}
					>
						{label()}
					</Button>
				))}
		</fieldset>
	);
}
