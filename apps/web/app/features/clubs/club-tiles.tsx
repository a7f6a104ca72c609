import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Tile, TileGrid } from "../../ui/tile/tile.tsx";
import styles from "./club-tiles.module.css";
import type { ClubTile } from "./clubs.server.ts";

/** Tiles are portrait, pictures landscape: each is drawn nearly twice as wide as its tile and cropped. */
const tileSizes = "(width >= 1440px) 645px, (width >= 768px) 45vw, 88vw";

export function ClubTiles({
	tiles,
}: {
	tiles: readonly (Omit<ClubTile, "gymId" | "focus"> & Partial<Pick<ClubTile, "gymId" | "focus">>)[];
}) {
	const localePath = useLocalePath();
	return (
		<TileGrid>
			{tiles.map(({ path, ...tile }) => (
				<li key={path}>
					<Tile {...tile} to={localePath(path)} sizes={tileSizes} />
				</li>
			))}
		</TileGrid>
	);
}

interface SectionHeadProps {
	id: string;
	title: string;
	size?: "l" | "xl";
	/** Opposite the headline. */
	children?: ReactNode;
}

export function SectionHead({ id, title, size = "xl", children }: SectionHeadProps) {
	return (
		<div className={styles.head}>
			<Heading level={2} size={size} id={id} className={styles.title}>
				{title}
			</Heading>
			{children}
		</div>
	);
}
