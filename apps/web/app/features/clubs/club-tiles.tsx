import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Tile, TileGrid } from "../../ui/tile/tile.tsx";
import styles from "./club-tiles.module.css";
import type { ClubTile } from "./clubs.server.ts";
import { OpenNow, openTextsIn } from "./open-now.tsx";

/** Tiles are portrait, pictures landscape: each is drawn nearly twice as wide as its tile and cropped. */
const tileSizes = "(width >= 1440px) 645px, (width >= 768px) 45vw, 88vw";

type AnyTile = Pick<ClubTile, "name" | "index" | "path" | "chips" | "soon" | "picture"> & Partial<ClubTile>;

export function ClubTiles({ tiles }: { tiles: readonly AnyTile[] }) {
	const localePath = useLocalePath();
	return (
		<div {...openTextsIn()}>
			<TileGrid>
				{tiles.map(({ path, open, place, ...tile }) => (
					<li key={path}>
						<Tile
							{...tile}
							to={localePath(path)}
							sizes={tileSizes}
							status={open && place && <Status open={open} place={place} />}
						/>
					</li>
				))}
			</TileGrid>
		</div>
	);
}

/** `enhance/near-me.ts` fills in how far the club is, where the visitor allowed it. */
function Status({ open, place }: { open: NonNullable<ClubTile["open"]>; place: string }) {
	return (
		<>
			<OpenNow open={open} className={styles.open} />
			<span data-distance-to={place} className={styles.distance} />
		</>
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
