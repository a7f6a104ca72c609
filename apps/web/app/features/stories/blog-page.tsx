import { NotebookPen, Rss } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./blog-page.module.css";
import { feedPath } from "./feed.server.ts";
import type { BlogData, PreviewCard } from "./stories.server.ts";
import { CoverCard, CoverLink, CoverPicture, StoryMeta } from "./story-card.tsx";

export function BlogPage({ data: { posts, page, pages } }: { data: BlogData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={m.stories_blog()}
				lead={m.stories_blog_lead()}
				top={<PageTrail current={m.stories_blog()} />}
				action={
					<a href={localePath(feedPath)} type="application/rss+xml" className={styles.feed}>
						<Icon glyph={Rss} />
						{m.stories_feed()}
					</a>
				}
			/>
			<Section labelledBy="posts">
				<VisuallyHidden as="h2" id="posts">
					{m.stories_blog_list()}
				</VisuallyHidden>
				{posts.length > 0 ? (
					<ol className={styles.posts}>
						{posts.map((post, index) => (
							<li key={post.path} className={styles[index === 0 ? "first" : "row"]}>
								<Post post={post} first={index === 0} />
							</li>
						))}
					</ol>
				) : (
					<EmptyState
						glyph={NotebookPen}
						title={m.stories_blog_empty_title()}
						text={m.stories_blog_empty_text()}
						action={<LinkButton to={localePath("/events")}>{m.stories_events()}</LinkButton>}
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

const sizes = {
	first: "(width >= 1440px) 812px, (width >= 1024px) 57vw, calc(100vw - 2rem)",
	row: "(width >= 1440px) 326px, (width >= 1024px) 23vw, (width >= 768px) 31vw, calc(100vw - 2rem)",
};

function Post({ post, first }: { post: PreviewCard; first: boolean }) {
	return (
		<CoverCard className={styles.post}>
			<CoverPicture picture={post.picture} sizes={first ? sizes.first : sizes.row} priority={first} />
			<div className={styles.texts}>
				<StoryMeta date={post.date} isoDate={post.isoDate} />
				<Heading level={3} className={styles.title}>
					<CoverLink path={post.path}>{post.title}</CoverLink>
				</Heading>
			</div>
			<p className={styles.preview}>{post.preview}</p>
		</CoverCard>
	);
}
