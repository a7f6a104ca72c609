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
import { Specimen, Stage, Stages } from "./specimen.tsx";

const features = [
	{ figure: "900 m²", title: "A gym on two levels", text: "Free weights below, machines and a cardio zone above." },
	{ figure: "48", title: "Group trainings a week", text: "Two rooms, from morning yoga to BodyCombat in the evening." },
	{ figure: "14", title: "Coaches a shift", text: "Personal, individual and small groups of up to four." },
];

interface Pictures {
	tiles: readonly PictureSource[];
	hero: PictureSource;
	front: PictureSource;
	poster: PictureSource;
}

export function Showpieces({ tiles, hero, front, poster }: Pictures) {
	const clubs = [
		{ name: "Zemun", index: 3, chips: ["Gym", "Fitness", "Cardio zone"] },
		{ name: "Prvomajska", index: 9, chips: ["Gym", "Cardio zone"] },
		{ name: "Ustanička", index: 4, chips: ["Fitness"] },
		{ name: "Miljakovac", index: 11, soon: true },
	];
	return (
		<>
			<Specimen name="tile" title="Club tile">
				<TileGrid>
					{clubs.map((club, place) => (
						<li key={club.name}>
							<Tile {...club} to="#tile" picture={tiles[place]} />
						</li>
					))}
				</TileGrid>
			</Specimen>
			<Specimen name="hero" title="Hero">
				<Stage flush>
					<div className={styles.hero}>
						<Hero
							title="The nonstop month"
							level={3}
							kicker="For new and current members"
							lead="Unlimited daytime training at the centre you choose."
							picture={hero}
							priority={false}
						>
							<LinkButton to="#hero" arrow="forward">
								Find out more
							</LinkButton>
						</Hero>
					</div>
				</Stage>
				<Stage flush>
					<FrontHero word="Padel" level={3} picture={front} priority={false} />
				</Stage>
			</Specimen>
			<Specimen name="poster" title="Poster">
				<Stage flush>
					<div className={styles.hero}>
						<Poster
							word="Zemun"
							level={3}
							picture={poster}
							top={<Breadcrumbs trail={[{ label: "Clubs", to: "#poster" }]} current="Zemun" />}
							meta={
								<>
									<Chip look="lime">Open until 23:00</Chip>
									<Chip>Gym and fitness</Chip>
									<Chip>Les Mills</Chip>
								</>
							}
							action={
								<LinkButton to="#poster" arrow="forward">
									Training schedule
								</LinkButton>
							}
							features={features}
						/>
					</div>
				</Stage>
			</Specimen>
			<Specimen name="marks" title="Rating and intensity">
				<Stages>
					{(["bone", "ink", "lime"] as const).map((ground) => (
						<Stage key={ground} ground={ground}>
							<dl className={styles.marks}>
								<div>
									<dt>Rating</dt>
									<dd className={styles.list}>
										<Rating value={4.7} />
										<Rating value={2.5} />
										<Rating value={0.3} />
									</dd>
								</div>
								<div>
									<dt>Intensity</dt>
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
