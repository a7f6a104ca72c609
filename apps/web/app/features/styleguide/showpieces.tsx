import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { FrontHero } from "../../ui/hero/front-hero.tsx";
import { Hero } from "../../ui/hero/hero.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { Poster } from "../../ui/poster/poster.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { Tile, TileGrid } from "../../ui/tile/tile.tsx";
import styles from "./showpieces.module.css";
import { Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

interface Pictures {
	tiles: readonly PictureSource[];
	hero: PictureSource;
	front: PictureSource;
	poster: PictureSource;
}

export function Showpieces({ tiles, hero, front, poster }: Pictures) {
	const { hero: words, poster: texts, chips, features, marks } = useCopy();
	const clubs = [
		{ name: "Zemun", index: 3, chips: [chips.gym, chips.fitness, chips.cardio] },
		{ name: "Prvomajska", index: 9, chips: [chips.gym, chips.cardio] },
		{ name: "Ustanička", index: 4, chips: [chips.fitness] },
		{ name: "Miljakovac", index: 11, soon: true },
	];
	return (
		<>
			<Specimen name="tile">
				<TileGrid>
					{clubs.map((club, place) => (
						<li key={club.name}>
							<Tile {...club} to="#tile" picture={tiles[place]} />
						</li>
					))}
				</TileGrid>
			</Specimen>
			<Specimen name="hero">
				<Stage flush>
					<div className={styles.hero}>
						<Hero title={words.title} level={3} kicker={words.kicker} lead={words.lead} picture={hero} priority={false}>
							<LinkButton to="#hero" arrow="forward">
								{words.action}
							</LinkButton>
						</Hero>
					</div>
				</Stage>
				<Stage flush>
					<FrontHero word="Padel" level={3} picture={front} priority={false} />
				</Stage>
			</Specimen>
			<Specimen name="poster">
				<Stage flush>
					<div className={styles.hero}>
						<Poster
							word="Zemun"
							level={3}
							picture={poster}
							top={<Breadcrumbs trail={[{ label: texts.crumbs, to: "#poster" }]} current="Zemun" />}
							meta={
								<>
									<Chip look="lime">{texts.open}</Chip>
									<Chip>{texts.kind}</Chip>
									<Chip>{chips.lesMills}</Chip>
								</>
							}
							action={
								<LinkButton to="#poster" arrow="forward">
									{texts.action}
								</LinkButton>
							}
							features={features}
						/>
					</div>
				</Stage>
			</Specimen>
			<Specimen name="marks">
				<Stages>
					{(["bone", "ink", "lime"] as const).map((ground) => (
						<Stage key={ground} ground={ground}>
							<dl className={styles.marks}>
								<div>
									<dt>{marks.rating}</dt>
									<dd className={styles.list}>
										<Rating value={4.7} />
										<Rating value={2.5} />
										<Rating value={0.3} />
									</dd>
								</div>
								<div>
									<dt>{marks.intensity}</dt>
									<dd className={styles.list}>
										{[5, 3, 1, 0].map((value) => (
											<Intensity key={value} value={value} />
										))}
									</dd>
								</div>
							</dl>
						</Stage>
					))}
				</Stages>
			</Specimen>
		</>
	);
}
