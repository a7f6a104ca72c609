import { Heading } from "../../ui/heading/heading.tsx";
import { CoverCard, CoverLink, CoverPicture } from "./cover-link.tsx";
import styles from "./post-list.module.css";
import type { PreviewCard } from "./stories-data.ts";
import { StoryMeta } from "./story-meta.tsx";

/** The newest post big, the others in rows like a departure board. */
export function PostList({ posts }: { posts: readonly PreviewCard[] }) {
	return (
		<ol className={styles.posts}>
			{posts.map((post, index) => (
				<li key={post.path} className={styles[index === 0 ? "first" : "row"]}>
					<Post post={post} first={index === 0} />
				</li>
			))}
		</ol>
	);
}

/** As wide as it is drawn at the page's widest; see post-list.module.css. */
const sizes = {
	first: "(width >= 1440px) 812px, (width >= 1024px) 57vw, calc(100vw - 2rem)",
	row: "(width >= 1440px) 326px, (width >= 1024px) 23vw, (width >= 768px) 31vw, calc(100vw - 2rem)",
};

function Post({ post, first }: { post: PreviewCard; first: boolean }) {
	return (
		<CoverCard className={styles.post}>
			<CoverPicture picture={post.picture} sizes={first ? sizes.first : sizes.row} priority={first} />
			<div className={styles.words}>
				<StoryMeta date={post.date} isoDate={post.isoDate} />
				<Heading level={3} className={styles.title}>
					<CoverLink path={post.path}>{post.title}</CoverLink>
				</Heading>
			</div>
			<p className={styles.preview}>{post.preview}</p>
		</CoverCard>
	);
}
