import type { MemberOrder, MemberState, StaffMemberSummary } from "@kvart/contract/staff/members";
import { Badge, CloseButton, TextInput } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search, SearchX, Users } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { formatInstantDate } from "../../lib/format.ts";
import { apiPages } from "../../lib/queries.ts";
import { fullName, useStaff } from "../../lib/staff.ts";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { MailAddress } from "../../parts/facts/facts.tsx";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import { stateColors, stateLabels } from "./member-labels.ts";
import { MemberPage } from "./member-page.tsx";
import styles from "./members.module.css";

const states = ["active", "unconfirmed", "blocked"] as const satisfies readonly MemberState[];
const orders = ["newest", "oldest", "name"] as const satisfies readonly MemberOrder[];
const orderLabels: Record<MemberOrder, () => string> = {
	newest: m.members_sort_newest,
	oldest: m.members_sort_oldest,
	name: m.members_sort_name,
};

const columns = (): Column<StaffMemberSummary>[] => [
	{ key: "name", label: m.members_name(), cell: fullName },
	{ key: "email", label: m.members_email(), cell: ({ email }) => <MailAddress email={email} /> },
	{ key: "phone", label: m.members_phone(), narrow: true, cell: ({ phone }) => phone },
	{ key: "card", label: m.members_card(), cell: ({ card_id }) => card_id ?? "" },
	{
		key: "state",
		label: m.members_state(),
		cell: ({ state }) => <Badge color={stateColors[state]}>{stateLabels[state]()}</Badge>,
	},
	{ key: "since", label: m.members_since(), narrow: true, cell: ({ created_at }) => formatInstantDate(created_at) },
];

type Change = Partial<Record<"state" | "gym" | "sort", string | null>> & { text?: string };

/** In the address, so that "back" from a member restores the list. */
function useMemberFilter() {
	const [params, setParams] = useSearchParams();
	const text = params.get("text")?.trim().slice(0, 200) ?? "";
	const state = states.find((known) => known === params.get("state"));
	const sort = orders.find((known) => known === params.get("order"));
	const gym = /^[1-9]\d{0,8}$/.exec(params.get("gym") ?? "")?.[0];
	const filter = { ...(text && { text }), ...(state && { state }), ...(gym && { gym }), ...(sort && { sort }) };
	const set = ({ sort: order = sort ?? null, ...change }: Change) => {
		// `sort` is taken by the table.
		const { sort: _, ...others } = filter;
		const entries = Object.entries({ ...others, ...change, order }).filter(
			(entry): entry is [string, string] => !!entry[1],
		);
		setParams(Object.fromEntries(entries), { replace: true });
	};
	return { filter, set };
}

function Filters({ filter, set }: ReturnType<typeof useMemberFilter>) {
	const { clubs } = useStaff();
	const [typed, setTyped] = useState(filter.text ?? "");
	const search = useTypedSearch((text) => set({ text }));
	const type = (text: string) => {
		setTyped(text);
		search(text);
	};
	return (
		<search className={styles.filters}>
			<TextInput
				type="search"
				name="text"
				label={m.members_search()}
				autoComplete="off"
				maxLength={200}
				leftSection={<Search size={18} aria-hidden />}
				rightSection={typed && <CloseButton aria-label={m.parts_clear()} onClick={() => type("")} />}
				value={typed}
				onChange={({ currentTarget }) => type(currentTarget.value)}
			/>
			<SelectField
				name="state"
				label={m.members_state()}
				placeholder={m.members_any()}
				clearable
				options={states.map((value) => ({ value, label: stateLabels[value]() }))}
				value={filter.state ?? null}
				onChange={(state) => set({ state })}
			/>
			{clubs.length > 1 && (
				<SelectField
					name="gym"
					label={m.members_club()}
					placeholder={m.members_any_club()}
					clearable
					options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
					value={filter.gym ?? null}
					onChange={(gym) => set({ gym })}
				/>
			)}
			<SelectField
				name="sort"
				label={m.members_sort()}
				options={orders.map((value) => ({ value, label: orderLabels[value]() }))}
				value={filter.sort ?? "newest"}
				onChange={(sort) => set({ sort: sort === "newest" ? null : sort })}
			/>
		</search>
	);
}

function MembersPage() {
	const state = useMemberFilter();
	const query = useInfiniteQuery({
		...apiPages("listStaffMembers", state.filter),
		placeholderData: keepPreviousData,
	});
	const rows = query.data?.pages.flatMap((page) => page.members);
	const { sort: _, ...conditions } = state.filter;
	const searched = Object.keys(conditions).length > 0;
	return (
		<>
			<PageHeader title={m.members_title()} text={m.members_text()} />
			<Filters {...state} />
			<DataTable
				label={m.members_title()}
				query={{ data: rows, error: query.error, refetch: query.refetch }}
				columns={columns()}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/members/list/${id}`}
				more={{
					has: query.hasNextPage,
					loading: query.isFetchingNextPage,
					load: () => void query.fetchNextPage(),
				}}
				empty={
					searched ? (
						<EmptyState icon={SearchX} title={m.members_none_found()} text={m.members_none_found_text()} />
					) : (
						<EmptyState icon={Users} title={m.members_none()} />
					)
				}
			/>
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
