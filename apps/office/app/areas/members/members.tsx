import type { StaffMemberSummary } from "@kvart/contract/staff/members";
import { Badge } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { SearchX, Users } from "lucide-react";
import { formatDate, formatInstantDate } from "../../lib/format.ts";
import { apiPages } from "../../lib/queries.ts";
import { fullName } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { MailAddress } from "../../parts/facts/facts.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import { MemberFilters } from "./member-filters.tsx";
import { stateColors, stateLabels } from "./member-labels.ts";
import { MemberPage } from "./member-page.tsx";
import styles from "./members.module.css";
import { nextOrder, sortingOf, useMemberFilter } from "./use-member-filter.ts";

function Name(member: StaffMemberSummary) {
	return (
		<>
			<span className={styles.name}>{fullName(member)}</span>
			{member.injured && (
				<Badge color="danger" size="sm" className={styles.mark}>
					{m.members_note_kind_injury()}
				</Badge>
			)}
			{member.misses > 0 && (
				<Badge color="warning" size="sm" className={styles.mark}>
					{m.members_misses({ count: member.misses })}
				</Badge>
			)}
		</>
	);
}

const columns = (): Column<StaffMemberSummary>[] => [
	{ key: "name", label: m.members_name(), ordered: true, cell: Name },
	{ key: "email", label: m.members_email(), cell: ({ email }) => <MailAddress email={email} /> },
	{ key: "phone", label: m.members_phone(), narrow: true, cell: ({ phone }) => phone },
	{ key: "card", label: m.members_card(), cell: ({ card_id }) => card_id ?? "" },
	{
		key: "state",
		label: m.members_state(),
		cell: ({ state }) => <Badge color={stateColors[state]}>{stateLabels[state]()}</Badge>,
	},
	{
		key: "visit",
		label: m.members_last_visit(),
		narrow: true,
		ordered: true,
		cell: ({ last_visit }) => (last_visit ? formatDate(last_visit) : m.members_no_visit()),
	},
	{
		key: "since",
		label: m.members_since(),
		narrow: true,
		ordered: true,
		cell: ({ created_at }) => formatInstantDate(created_at),
	},
];

function MembersPage() {
	const state = useMemberFilter();
	const query = useInfiniteQuery({
		...apiPages("listStaffMembers", state.filter),
		placeholderData: keepPreviousData,
	});
	const rows = query.data?.pages.flatMap((page) => page.members);
	return (
		<>
			<PageHeader title={m.members_title()} text={m.members_text()} />
			<MemberFilters {...state} />
			{/* The rows of before stay until the new ones are there. */}
			<div
				className={styles.rows}
				aria-busy={query.isPlaceholderData}
				data-loading={query.isPlaceholderData || undefined}
			>
				<DataTable
					label={m.members_title()}
					query={{ data: rows, error: query.error, refetch: query.refetch }}
					columns={columns()}
					rowKey={({ id }) => id}
					rowTo={({ id }) => `/members/list/${id}`}
					order={{
						sorting: sortingOf(state.filter),
						onSort: (key) => state.set({ sort: nextOrder(state.filter, key) }),
					}}
					more={{
						has: query.hasNextPage,
						loading: query.isFetchingNextPage,
						load: () => void query.fetchNextPage(),
					}}
					empty={
						state.narrowed ? (
							<EmptyState icon={SearchX} title={m.members_none_found()} text={m.members_none_found_text()} />
						) : (
							<EmptyState icon={Users} title={m.members_none()} />
						)
					}
				/>
			</div>
		</>
	);
}

const pages: AreaPage[] = [
	{ path: "list", label: m.members_title, element: <MembersPage /> },
	{ path: "list/:id", element: <MemberPage /> },
];

export function Component() {
	return <AreaPages path="/members" label={m.shell_members()} pages={pages} />;
}
