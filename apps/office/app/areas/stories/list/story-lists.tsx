import type { ListedPost } from "@kvart/contract/staff/stories";
import { type StoryState, storyStates } from "@kvart/contract/staff/story-rules";
import { Button, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type LucideIcon, Megaphone, Newspaper, PenLine } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState, type QueryState } from "../../../parts/states/states.tsx";
import { listAddress, listLabels, newLabels, type StoryKind, stateLabels } from "../story-labels.ts";
import { eventColumns, storyColumns } from "./story-columns.tsx";

/** The state is in the address. */
function useStateFilter<S extends ListedPost>(query: QueryState<readonly S[]>) {
	const [params, setParams] = useSearchParams();
	const chosen = storyStates.find((state) => state === params.get("state")) ?? null;

	function choose(state: StoryState | null) {
		setParams(
			(now) => {
				if (state) now.set("state", state);
				else now.delete("state");
				now.delete("page");
				return now;
			},
			{ replace: true, preventScrollReset: true },
		);
	}

	const filter = (
		<SegmentedControl
			aria-label={m.stories_state()}
			value={chosen ?? "all"}
			onChange={(value) => choose(storyStates.find((state) => state === value) ?? null)}
			data={[
				{ value: "all", label: m.stories_all() },
				...storyStates.map((value) => ({ value, label: stateLabels[value]() })),
			]}
		/>
	);
	const { data } = query;
	return { filter, query: { ...query, data: chosen ? data?.filter(({ state }) => state === chosen) : data } };
}

interface StoryListProps<S> {
	kind: StoryKind;
	query: QueryState<readonly S[]>;
	columns: Column<S>[];
	text: string;
	icon: LucideIcon;
	/** Title if there are none. */
	none: string;
}

function StoryList<S extends ListedPost>({ kind, query: all, columns, text, icon, none }: StoryListProps<S>) {
	const { filter, query } = useStateFilter(all);
	const label = listLabels[kind]();
	return (
		<>
			<PageHeader
				title={label}
				text={text}
				actions={
					<Button component={Link} to={`${listAddress[kind]}/new`} leftSection={<PenLine size={20} aria-hidden />}>
						{newLabels[kind]()}
					</Button>
				}
			/>
			<DataTable
				label={label}
				query={query}
				columns={columns}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `${listAddress[kind]}/${id}`}
				textOf={({ header, header_eng }) => `${header} ${header_eng}`}
				searchPlaceholder={m.stories_search()}
				filters={filter}
				empty={<EmptyState icon={icon} title={none} text={m.stories_none_text()} />}
			/>
		</>
	);
}

export function PostsPage() {
	return (
		<StoryList
			kind="post"
			query={useQuery(apiQuery("listStaffPosts"))}
			columns={storyColumns()}
			text={m.stories_blog_text()}
			icon={Newspaper}
			none={m.stories_no_posts()}
		/>
	);
}

export function EventsPage() {
	return (
		<StoryList
			kind="event"
			query={useQuery(apiQuery("listStaffEvents"))}
			columns={[...storyColumns(), ...eventColumns()]}
			text={m.stories_events_text()}
			icon={Megaphone}
			none={m.stories_no_events()}
		/>
	);
}
