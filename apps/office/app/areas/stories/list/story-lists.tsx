import type { ListedEvent, ListedPost } from "@kvart/contract/staff/stories";
import { type StoryState, storyStates } from "@kvart/contract/staff/story-rules";
import { Badge, Button, SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Megaphone, Newspaper, PenLine } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState, type QueryState } from "../../../parts/states/states.tsx";
import { stateLabels } from "../story-labels.ts";
import { storyColumns } from "./story-columns.tsx";

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

export function PostsPage() {
	const { filter, query } = useStateFilter(useQuery(apiQuery("listStaffPosts")));
	return (
		<>
			<PageHeader
				title={m.stories_blog()}
				text={m.stories_blog_text()}
				actions={
					<Button component={Link} to="/stories/blog/new" leftSection={<PenLine size={20} aria-hidden />}>
						{m.stories_new_post()}
					</Button>
				}
			/>
			<DataTable
				label={m.stories_blog()}
				query={query}
				columns={storyColumns()}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/stories/blog/${id}`}
				textOf={({ header, header_eng }) => `${header} ${header_eng}`}
				searchPlaceholder={m.stories_search()}
				filters={filter}
				empty={<EmptyState icon={Newspaper} title={m.stories_no_posts()} text={m.stories_none_text()} />}
			/>
		</>
	);
}

function eventColumns(): Column<ListedEvent>[] {
	const banner: Column<ListedEvent> = {
		key: "banner",
		label: m.stories_banner(),
		sortBy: ({ in_banner }) => Number(in_banner),
		csv: ({ in_banner }) => (in_banner ? m.parts_yes() : m.parts_no()),
		cell: ({ in_banner }) => in_banner && <Badge color="ink">{m.stories_in_banner()}</Badge>,
		narrow: true,
	};
	return [...storyColumns(), banner];
}

export function EventsPage() {
	const { filter, query } = useStateFilter(useQuery(apiQuery("listStaffEvents")));
	return (
		<>
			<PageHeader
				title={m.stories_events()}
				text={m.stories_events_text()}
				actions={
					<Button component={Link} to="/stories/events/new" leftSection={<PenLine size={20} aria-hidden />}>
						{m.stories_new_event()}
					</Button>
				}
			/>
			<DataTable
				label={m.stories_events()}
				query={query}
				columns={eventColumns()}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/stories/events/${id}`}
				textOf={({ header, header_eng }) => `${header} ${header_eng}`}
				searchPlaceholder={m.stories_search()}
				filters={filter}
				empty={<EmptyState icon={Megaphone} title={m.stories_no_events()} text={m.stories_none_text()} />}
			/>
		</>
	);
}
