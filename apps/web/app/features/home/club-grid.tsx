import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile } from "../../ui/tile/tile.tsx";
import { TileGrid } from "../../ui/tile/tile-grid.tsx";
import type { HomeClub, HomeWords } from "./home-data.ts";
import { SectionHead } from "./section-head.tsx";

interface ClubGridProps {
	words: HomeWords["clubs"];
	clubs: readonly HomeClub[];
}

export function ClubGrid({ words, clubs }: ClubGridProps) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="clubs">
			<SectionHead
				id="clubs"
				title={words.title}
				action={
					<LinkButton to={localePath("/clubs")} look="ink" arrow="forward">
						{words.all}
					</LinkButton>
				}
			/>
			<TileGrid>
				{clubs.map(({ name, path, offers, soon, picture }, index) => (
					<li key={path}>
						<Tile name={name} index={index + 1} to={localePath(path)} picture={picture} chips={offers} soon={soon} />
					</li>
				))}
			</TileGrid>
		</Section>
	);
}
