import { type MemberState, type StaffMemberSummary } from "@kvart/contract/staff/members";
import { Badge, CloseButton, TextInput } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search, SearchX, Users } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { askPages } from "../../lib/ask-pages.ts";
import { formatInstantDate } from "../../lib/format.ts";
import { fullName } from "../../lib/staff.ts";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { MailAddress } from "../../parts/facts/mail-link.tsx";
import { SelectField } from "../../parts/fields/select-field.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/empty-state.tsx";
import { stateColors, stateWords } from "./member-words.ts";
import styles from "./members.module.css";

const states = ["active", "unconfirmed", "blocked"] as const satisfies readonly MemberState[];
const columns = (): Column<StaffMemberSummary>[] => [
	{ key: "name", label: m.members_name(), cell: fullName },
	{ key: "email", label: m.members_email(), cell: ({ email }) => <MailAddress email={email} /> },
	{ key: "phone", label: m.members_phone(), narrow: true, cell: ({ phone }) => phone },
	{ key: "card", label: m.members_card(), cell: ({ card_id }) => card_id ?? "" },
	{
		key: "state",
		label: m.members_state(),
		cell: ({ state }) => <Badge color={stateColors[state]}>{stateWords[state]()}</Badge>,
	},
	{ key: "since", label: m.members_since(), narrow: true, cell: ({ created_at }) => formatInstantDate(created_at) },
];

/** What is looked for stands in the address: "back" from a member leads to the same list. */
function useMemberFilter() {
	const [params, setParams] = useSearchParams();
	const text = params.get("text")?.trim().slice(0, 200) ?? "";
	const state = states.find((known) => known === params.get("state"));
	const filter = { ...(text && { text }), ...(state && { state }) };
	const set = (change: { text?: string; state?: string | null }) => {
		const entries = Object.entries({ ...filter, ...change }).filter((entry): entry is [string, string] => !!entry[1]);
		setParams(Object.fromEntries(entries), { replace: true });
	};
	return { filter, set };
}

function Filters({ filter, set }: ReturnType<typeof useMemberFilter>) {
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
				options={states.map((value) => ({ value, label: stateWords[value]() }))}
				value={filter.state ?? null}
				onChange={(state) => set({ state })}
			/>
		</search>
	);
}

/** Everybody with an account, found by a few letters. */
export function MembersPage() {
	const state = useMemberFilter();
	const query = useInfiniteQuery({
		...askPages("listStaffMembers", state.filter),
		placeholderData: keepPreviousData,
	});
	const rows = query.data?.pages.flatMap((page) => page.members);
	const searched = Object.keys(state.filter).length > 0;
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
