import type { OwnMembership } from "@kvart/contract/memberships/own";
import type { LedgerRow, MemberLedger } from "@kvart/contract/staff/memberships/desk-ledger";
import { addDays, wallTime } from "@kvart/contract/time";
import { Badge, Button, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate, formatParas } from "../../../lib/format.ts";
import { apiQuery, invalidateQueries, queryClient } from "../../../lib/queries.ts";
import { mayEnter, useStaff } from "../../../lib/staff.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { stateColors, stateLabels, titleOf } from "../../../parts/memberships/labels.ts";
import { Panel } from "../../../parts/panel/panel.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import styles from "../members.module.css";
import { CancelMembershipDialog, ExtendDialog, RefundDialog } from "./correction-dialogs.tsx";
import { FreezeDialog } from "./freeze-dialog.tsx";
import { rowFacts, rowTitle } from "./ledger-labels.ts";

type Action = "freeze" | "extend" | "cancel";

const currentDay = () => wallTime(new Date()).date;

function factsOf({ starts_on, ends_on, visits_left, due_paras, freezes }: OwnMembership): string {
	const facts = [
		m.members_membership_days({ from: formatDate(starts_on), until: formatDate(ends_on) }),
		visits_left === null ? m.members_membership_unlimited() : m.members_membership_visits({ count: visits_left }),
		due_paras > 0 && m.members_membership_due({ amount: formatParas(due_paras) }),
		...freezes.map(({ from, until }) =>
			m.members_membership_frozen({ from: formatDate(from), until: formatDate(until) }),
		),
	];
	return facts.filter(Boolean).join(" · ");
}

interface MembershipProps {
	membership: OwnMembership;
	onOpen: (action: Action) => void;
	onDone: (ledger: MemberLedger) => void;
}

function Membership({ membership, onOpen, onDone }: MembershipProps) {
	const mayCorrect = mayEnter(useStaff(), "corrections");
	const unfreeze = useChange("unfreezeAtDesk", { done: m.members_unfrozen_done, onDone });
	const { id, state, freezes, freeze_days } = membership;
	const today = currentDay();
	const title = titleOf(membership);
	const isOpen = state !== "ended" && state !== "cancelled";
	const isFreezing = freezes.some(({ until }) => until > today);
	return (
		<li className={styles.item}>
			<div>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{factsOf(membership)}
				</Text>
			</div>
			<div className={styles.outcome}>
				<Badge color={stateColors[state]}>{stateLabels[state]()}</Badge>
				{isOpen && isFreezing && (
					<Button
						variant="default"
						size="sm"
						aria-label={m.members_unfreeze_of({ title })}
						loading={unfreeze.isPending}
						onClick={() => unfreeze.mutate({ params: { id } })}
					>
						{m.members_unfreeze()}
					</Button>
				)}
				{isOpen && !isFreezing && freeze_days > 0 && (
					<Button
						variant="default"
						size="sm"
						aria-label={m.members_freeze_of({ title })}
						onClick={() => onOpen("freeze")}
					>
						{m.members_freeze()}
					</Button>
				)}
				{mayCorrect && state !== "cancelled" && (
					<Button
						variant="default"
						size="sm"
						aria-label={m.members_extend_of({ title })}
						onClick={() => onOpen("extend")}
					>
						{m.members_extend()}
					</Button>
				)}
				{mayCorrect && isOpen && (
					<Button
						variant="default"
						size="sm"
						aria-label={m.members_cancel_membership_of({ title })}
						onClick={() => onOpen("cancel")}
					>
						{m.members_cancel_membership()}
					</Button>
				)}
			</div>
		</li>
	);
}

const shownAtFirst = 10;

function History({ rows, onRefund }: { rows: readonly LedgerRow[]; onRefund: (row: LedgerRow) => void }) {
	const mayCorrect = mayEnter(useStaff(), "corrections");
	const [all, setAll] = useState(false);
	const shown = all ? rows : rows.slice(0, shownAtFirst);
	return (
		<>
			<Title order={3}>{m.members_ledger()}</Title>
			<ul className={styles.list}>
				{shown.map((row) => (
					<li key={row.id} className={styles.item}>
						<div>
							<Text fw={600}>{rowTitle(row)}</Text>
							<Text size="sm" c="dimmed">
								{rowFacts(row)}
							</Text>
						</div>
						<div className={styles.outcome}>
							{row.reversed && <Badge color="gray">{m.members_ledger_reversed()}</Badge>}
							{mayCorrect && row.kind === "paid" && !row.reversed && (
								<Button
									variant="default"
									size="sm"
									aria-label={m.members_refund_of({ amount: formatParas(row.amount_paras ?? 0) })}
									onClick={() => onRefund(row)}
								>
									{m.members_refund()}
								</Button>
							)}
						</div>
					</li>
				))}
			</ul>
			{shown.length < rows.length && (
				<Button variant="default" onClick={() => setAll(true)}>
					{m.members_show_all({ count: rows.length })}
				</Button>
			)}
		</>
	);
}

type Opened = { action: Action; membership: OwnMembership } | { action: "refund"; payment: LedgerRow };

function Dialogs({
	opened,
	...props
}: {
	opened: Opened;
	onDone: (ledger?: MemberLedger) => void;
	onClose: () => void;
}) {
	if (opened.action === "refund") return <RefundDialog payment={opened.payment} {...props} />;
	const { action, membership } = opened;
	if (action === "extend") return <ExtendDialog membership={membership} {...props} />;
	if (action === "cancel") return <CancelMembershipDialog membership={membership} {...props} />;
	return (
		<FreezeDialog
			membership={membership}
			tomorrow={addDays(currentDay(), 1)}
			onDone={() => props.onDone()}
			onClose={props.onClose}
		/>
	);
}

/** The member's memberships and their history. */
export function MemberMemberships({ memberId }: { memberId: number }) {
	const options = apiQuery("getMemberLedger", { params: { id: memberId } });
	const query = useQuery(options);
	const [opened, setOpened] = useState<Opened | null>(null);

	function finish(ledger?: MemberLedger) {
		setOpened(null);
		if (ledger) queryClient.setQueryData(options.queryKey, ledger);
		else invalidateQueries("getMemberLedger");
	}

	return (
		<Panel title={m.members_memberships()}>
			<QueryResult query={query} rows={3}>
				{({ memberships, rows }) => (
					<>
						{memberships.length === 0 && <Text c="dimmed">{m.members_no_memberships()}</Text>}
						<ul className={styles.list}>
							{memberships.toReversed().map((membership) => (
								<Membership
									key={membership.id}
									membership={membership}
									onOpen={(action) => setOpened({ action, membership })}
									onDone={finish}
								/>
							))}
						</ul>
						{rows.length > 0 && (
							<History rows={rows} onRefund={(payment) => setOpened({ action: "refund", payment })} />
						)}
					</>
				)}
			</QueryResult>
			{opened && <Dialogs opened={opened} onDone={finish} onClose={() => setOpened(null)} />}
		</Panel>
	);
}
