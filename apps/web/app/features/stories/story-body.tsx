import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Neighbours, Related } from "./more-stories.tsx";
import type { StoryData } from "./story.server.ts";
import styles from "./story-body.module.css";

interface StoryBodyProps {
	data: StoryData;
	/** With the link to the free training. */
	invites?: boolean;
}

/** The common parts of posts and events. */
export function StoryBody({ data, invites = false }: StoryBodyProps) {
	const localePath = useLocalePath();
	return (
		<>
			<Section>
				<div className={styles.columns}>
					<Prose html={data.html} lead className={styles.prose} />
					<aside className={styles.aside}>
						{invites && (
							<div className={styles.trial}>
								<p>{m.stories_trial_text()}</p>
								<LinkButton to={localePath("/free-training")} arrow="forward">
									{m.stories_trial_action()}
								</LinkButton>
							</div>
						)}
						{data.parts.length > 0 && <Contents parts={data.parts} />}
						<Share url={data.url} title={data.title} />
					</aside>
				</div>
			</Section>
			<Neighbours data={data} />
			{data.related.length > 0 && <Related data={data} />}
		</>
	);
}

function Contents({ parts }: Pick<StoryData, "parts">) {
	return (
		<nav aria-labelledby="contents" className={styles.contents}>
			<h2 id="contents" className={styles.contentsTitle}>
				{m.stories_contents()}
			</h2>
			<ol className={styles.parts}>
				{parts.map(([name, id]) => (
					<li key={id}>
						<a href={`#${id}`} className={styles.part}>
							{name}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

function shareTargets(url: string, title: string): [name: string, address: string][] {
	const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)];
	return [
		["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${link}`],
		["X", `https://x.com/intent/post?url=${link}&text=${text}`],
		["WhatsApp", `https://wa.me/?text=${text}%20${link}`],
		["Viber", `viber://forward?text=${text}%20${link}`],
	];
}

/** Plain links: no code of the services, no tracking. */
function Share({ url, title }: Pick<StoryData, "url" | "title">) {
	return (
		<section aria-labelledby="share" className={styles.share}>
			<h2 id="share" className={styles.shareTitle}>
				{m.stories_share()}
			</h2>
			<ul className={styles.targets}>
				{shareTargets(url, title).map(([name, address]) => (
					<li key={name}>
						<a
							href={address}
							{...(address.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
							className={styles.target}
						>
							{name}
						</a>
					</li>
				))}
				<li>
					<a
						href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
						className={styles.target}
					>
						{m.stories_share_mail()}
					</a>
				</li>
				{/* `enhance/share-story.ts` shows these if they work. */}
				<li hidden data-copy={url} data-copied={m.stories_copied()} data-not-copied={m.stories_not_copied()}>
					<button type="button" className={styles.target}>
						{m.stories_copy()}
					</button>
				</li>
				<li hidden data-share={url} data-title={title}>
					<button type="button" className={styles.target}>
						{m.stories_share_native()}
					</button>
				</li>
			</ul>
		</section>
	);
}
