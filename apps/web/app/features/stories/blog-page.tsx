import { NotebookPen } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { FeedLink } from "./feed-link.tsx";
import { PostList } from "./post-list.tsx";
import type { BlogData } from "./stories-data.ts";

export function BlogPage({ data: { words, posts, page, pages } }: { data: BlogData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={words.heading}
				lead={words.lead}
				top={<PageTrail current={words.heading} />}
				action={<FeedLink>{words.feed}</FeedLink>}
			/>
			<Section labelledBy="posts">
				<VisuallyHidden as="h2" id="posts">
					{words.list}
				</VisuallyHidden>
				{posts.length > 0 ? (
					<PostList posts={posts} />
				) : (
					<EmptyState
						glyph={NotebookPen}
						title={words.empty.title}
						text={words.empty.text}
						action={<LinkButton to={localePath("/events")}>{words.empty.action}</LinkButton>}
					/>
				)}
				<Pagination
					current={page}
					total={pages}
					hrefOf={(each) => localePath(each === 1 ? "/blog" : `/blog?page=${each}`)}
				/>
			</Section>
		</>
	);
}
