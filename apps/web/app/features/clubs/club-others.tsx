import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { ClubData } from "./club-data.ts";
import styles from "./club-others.module.css";
import { ClubTiles } from "./club-tiles.tsx";
import { SectionHead } from "./section-head.tsx";

/** How to go on: try it, or look next door. */
export function ClubOthers({ club: { words, others } }: { club: ClubData }) {
	const localePath = useLocalePath();
	return (
		<>
			<Section ground="lime" pad="tight" labelledBy="free">
				<div className={styles.free}>
					<Heading level={2} size="l" id="free">
						{words.freeTitle}
					</Heading>
					<LinkButton to={localePath("/free-training")} arrow="forward">
						{words.freeAction}
					</LinkButton>
				</div>
			</Section>
			<Section labelledBy="others">
				<SectionHead id="others" title={words.others} size="l">
					<LinkButton to={localePath("/clubs")} look="ghost" size="small" arrow="forward">
						{words.all}
					</LinkButton>
				</SectionHead>
				<ClubTiles tiles={others} />
			</Section>
		</>
	);
}
