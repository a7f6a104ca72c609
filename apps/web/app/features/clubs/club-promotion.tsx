import { useLocalePath } from "../../i18n/use-locale.ts";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile } from "../../ui/tile/tile.tsx";
import { TileGrid } from "../../ui/tile/tile-grid.tsx";
import type { Promotion } from "./club-data.ts";
import styles from "./club-promotion.module.css";
import { tileSizes } from "./tile-sizes.ts";

export function ClubPromotion({ promotion }: { promotion: Promotion }) {
	const localePath = useLocalePath();
	return (
		<Section ground="ink" labelledBy="promotion">
			<div className={styles.head}>
				<div>
					<Kicker>{promotion.kicker}</Kicker>
					<h2 id="promotion" className={styles.title}>
						{promotion.title}
					</h2>
				</div>
				<p className={styles.text}>{promotion.text}</p>
			</div>
			<TileGrid>
				{promotion.tiles.map(({ name, path, offers, picture }, index) => (
					<li key={path}>
						<Tile
							name={name}
							index={index + 1}
							to={localePath(path)}
							picture={picture}
							sizes={tileSizes}
							chips={offers}
						/>
					</li>
				))}
			</TileGrid>
		</Section>
	);
}
