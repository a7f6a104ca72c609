import type { ListedEvent } from "@kvart/contract/staff/stories";
import { Badge, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Megaphone, PenLine } from "lucide-react";
import { Link } from "react-router";
import { ask } from "../../../lib/ask.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/empty-state.tsx";
import { storyColumns } from "./story-columns.tsx";
import { useStateFilter } from "./use-state-filter.tsx";

function columns(): Column<ListedEvent>[] {
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

/** Every event, in whatever state. */
export function EventsPage() {
	const { filter, query } = useStateFilter(useQuery(ask("listStaffEvents")));
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
				columns={columns()}
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
