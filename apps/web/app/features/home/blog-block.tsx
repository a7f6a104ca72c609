import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./blog-block.module.css";
import type { HomeData } from "./home.server.ts";
import { SectionHead } from "./section-head.tsx";

interface BlogBlockProps {
	lead: NonNullable<HomeData["lead"]>;
	posts: HomeData["posts"];
}

export function BlogBlock({ lead, posts }: BlogBlockProps) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="blog">
			<SectionHead
				id="blog"
				title={m.home_blog_title()}
				action={
					<LinkButton to={localePath("/blog")} look="ghost" arrow="forward">
						{m.home_blog_all()}
					</LinkButton>
				}
			/>
			<div className={styles.columns}>
				<article className={styles.lead}>
					{lead.picture && (
						<div className={styles.picture}>
							<Picture picture={lead.picture} sizes="(width >= 1024px) 55vw, calc(100vw - 2rem)" fit="cover" />
						</div>
					)}
					<time dateTime={lead.isoDate} className={styles.date}>
						{lead.date}
					</time>
					<h3 className={styles.leadTitle}>
						<Link to={localePath(`/blog/${lead.id}`)} className={styles.link}>
							{lead.title}
						</Link>
					</h3>
					<p className={styles.preview}>{lead.preview}</p>
				</article>
				<ul className={styles.list}>
					{posts.map(({ id, title, date, isoDate }) => (
						<li key={id} className={styles.post}>
							<time dateTime={isoDate} className={styles.date}>
								{date}
							</time>
							<h3 className={styles.title}>
								<Link to={localePath(`/blog/${id}`)} className={styles.link}>
									{title}
								</Link>
							</h3>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
