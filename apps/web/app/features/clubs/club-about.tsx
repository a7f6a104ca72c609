import { Check } from "lucide";
import { Icon } from "../../ui/icon/icon.tsx";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./club-about.module.css";
import type { ClubData } from "./club-data.ts";

export function ClubAbout({ club }: { club: ClubData }) {
	const { words, lead, paragraphs, properties } = club;
	return (
		<Section labelledBy="about">
			<div className={styles.columns}>
				<div>
					<Kicker>{words.about}</Kicker>
					<h2 id="about" className={styles.lead}>
						{lead}
					</h2>
				</div>
				<div className={styles.text}>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<h3 className={styles.subtitle}>{words.has}</h3>
					<ul className={styles.properties}>
						{properties.map((property) => (
							<li key={property}>
								<Icon glyph={Check} />
								{property}
							</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
