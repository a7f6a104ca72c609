import { useLocalePath } from "../../i18n/use-locale.ts";
import { Tile } from "../../ui/tile/tile.tsx";
import { TileGrid } from "../../ui/tile/tile-grid.tsx";
import type { ClubTile } from "./clubs-data.ts";
import { tileSizes } from "./tile-sizes.ts";

export function ClubTiles({ tiles }: { tiles: readonly ClubTile[] }) {
	const localePath = useLocalePath();
	return (
		<TileGrid>
			{tiles.map(({ name, index, path, offers, soon, picture }) => (
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
	);
}
