import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Newspaper, PenLine } from "lucide-react";
import { Link } from "react-router";
import { ask } from "../../../lib/ask.ts";
import { m } from "../../../paraglide/messages.js";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/empty-state.tsx";
import { storyColumns } from "./story-columns.tsx";
import { useStateFilter } from "./use-state-filter.tsx";

/** Every blog post, in whatever state. */
export function PostsPage() {
	const { filter, query } = useStateFilter(useQuery(ask("listStaffPosts")));
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
