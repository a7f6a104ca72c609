import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile } from "../../ui/tile/tile.tsx";
import { TileGrid } from "../../ui/tile/tile-grid.tsx";
import type { ClubData } from "./club-data.ts";
import styles from "./club-others.module.css";
import { SectionHead } from "./section-head.tsx";
import { tileSizes } from "./tile-sizes.ts";

/** How to go on: try it, or look next door. */
export function ClubOthers({ club: { words, others } }: { club: ClubData }) {
	const localePath = useLocalePath();
	return (
		<>
			<Section ground="lime" pad="tight" labelledBy="free">
				<div className={styles["free"]}>
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
				<TileGrid>
					{others.map(({ name, index, path, offers, soon, picture }) => (
						<li key={path}>
							<Tile
								name={name}
								index={index}
								to={localePath(path)}
								picture={picture}
								sizes={tileSizes}
								chips={offers}
								soon={soon}
							/>
						</li>
					))}
				</TileGrid>
			</Section>
		</>
	);
}
