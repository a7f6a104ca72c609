import { brand } from "@kvart/contract/brand";
import { ArrowUpRight } from "lucide";
import { Icon } from "../../ui/icon/icon.tsx";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./about.module.css";
import type { HomeWords } from "./home-data.ts";

interface AboutProps {
	words: HomeWords["about"];
	paragraphs: readonly string[];
}

export function About({ words, paragraphs }: AboutProps) {
	const [lead, ...others] = paragraphs;
	return (
		<Section labelledBy="about" ruled>
			<div className={styles.columns}>
				<div className={styles.head}>
					<Kicker>{words.kicker}</Kicker>
					<h2 id="about" className={styles.title}>
						{words.title}
					</h2>
				</div>
				<div className={styles.text}>
					<p className={styles.lead}>{lead}</p>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
			<ul aria-label={words.follow} className={styles.social}>
				{brand.social.map(({ name, url }) => (
					<li key={name}>
						<a href={url} rel="noopener" className={styles.profile}>
							{name}
							<Icon glyph={ArrowUpRight} />
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
