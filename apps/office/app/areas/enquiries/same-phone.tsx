import type { Enquiry, EnquiryRelative } from "@kvart/contract/staff/enquiries";
import { Anchor, Badge, Button, Text } from "@mantine/core";
import { GitMerge, Split } from "lucide-react";
import { Link } from "react-router";
import { formatInstant } from "../../lib/format.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import styles from "./enquiries.module.css";
import { formFacts, kindLabel, statusLabels } from "./enquiry-labels.ts";
import { showEnquiry } from "./use-enquiry.ts";

interface RelativeProps {
	relative: EnquiryRelative;
	busy: boolean;
	/** Missing while this enquiry is itself merged into another. */
	onToggle?: (() => void) | undefined;
}

function Relative({ relative, busy, onToggle }: RelativeProps) {
	const { id, kind, gym, status, created_at, part, form } = relative;
	const Icon = part ? Split : GitMerge;
	const [first] = formFacts(form);
	return (
		<li className={styles.relative}>
			<div>
				<Anchor component={Link} to={`/enquiries/inbox/${id}`} fw={600}>
					{kindLabel(kind)}, {formatInstant(created_at)}
				</Anchor>{" "}
				{part && <Badge size="sm">{m.enquiries_part()}</Badge>}
				<Text size="sm" c="dimmed" lineClamp={2}>
					{gym?.name ?? m.enquiries_no_club()}, {statusLabels[status]().toLowerCase()}
					{first && `. ${first[0]}: ${first[1]}`}
				</Text>
			</div>
			{onToggle && (
				<Button variant="default" disabled={busy} leftSection={<Icon size={18} aria-hidden />} onClick={onToggle}>
					{part ? m.enquiries_split() : m.enquiries_merge()}
				</Button>
			)}
		</li>
	);
}

/** Other enquiries of the same phone, to merge into this one or split off again. */
export function SamePhone({ enquiry }: { enquiry: Enquiry }) {
	const { id, version, same_phone, merged_into_id } = enquiry;
	const merge = useChange("mergeEnquiries", {
		done: (changed) => (changed.part_count < enquiry.part_count ? m.enquiries_split_done() : m.enquiries_merged()),
		onDone: showEnquiry,
		onRefusal: ({ code, current }) => {
			if (code === "ERR_CHANGED_MEANWHILE") showEnquiry(current as Enquiry);
			return false;
		},
	});
	if (same_phone.length === 0) return null;
	const parts = same_phone.filter(({ part }) => part).map((relative) => relative.id);
	const send = (part_ids: number[]) => merge.mutate({ params: { id }, body: { version, part_ids } });
	const toggle = ({ id: one, part }: EnquiryRelative) =>
		send(part ? parts.filter((other) => other !== one) : [...parts, one]);
	const canMerge = merged_into_id === null;
	const apart = same_phone.length - parts.length;
	return (
		<Panel
			title={m.enquiries_same_phone()}
			text={m.enquiries_same_phone_text()}
			actions={
				canMerge &&
				apart > 1 && (
					<Button
						variant="default"
						disabled={merge.isPending}
						onClick={() => send(same_phone.map((relative) => relative.id))}
					>
						{m.enquiries_merge_all()}
					</Button>
				)
			}
		>
			<ul className={styles.relatives}>
				{same_phone.map((relative) => (
					<Relative
						key={relative.id}
						relative={relative}
						busy={merge.isPending}
						onToggle={canMerge ? () => toggle(relative) : undefined}
					/>
				))}
			</ul>
		</Panel>
	);
}
