import styles from "./share.module.css";
import { shareTargets } from "./share-targets.ts";
import type { ShareWords } from "./stories-data.ts";

interface ShareProps {
	words: ShareWords;
	url: string;
	title: string;
}

/** Plain links to where people share things: nobody else's code runs here, and nobody is counted. */
export function Share({ words, url, title }: ShareProps) {
	return (
		<section aria-labelledby="share" className={styles.share}>
			<h2 id="share" className={styles.title}>
				{words.title}
			</h2>
			<ul className={styles.list}>
				{shareTargets(url, title).map(([name, address]) => (
					<li key={name}>
						<a
							href={address}
							{...(address.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
							className={styles.item}
						>
							{name}
						</a>
					</li>
				))}
				<li>
					<a
						href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
						className={styles.item}
					>
						{words.mail}
					</a>
				</li>
				{/* Shown by `enhance/share.ts` once they work. */}
				<li hidden data-copy={url} data-copied={words.copied} data-not-copied={words.notCopied}>
					<button type="button" className={styles.item}>
						{words.copy}
					</button>
				</li>
				<li hidden data-share={url} data-title={title}>
					<button type="button" className={styles.item}>
						{words.native}
					</button>
				</li>
			</ul>
		</section>
	);
}
