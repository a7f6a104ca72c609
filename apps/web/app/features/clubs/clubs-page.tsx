import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { CityMap } from "../../ui/map/city-map.tsx";
import { CardMarker } from "../../ui/map/marker.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { Section } from "../../ui/section/section.tsx";
import { AddressList } from "./address-list.tsx";
import { ClubTiles } from "./club-tiles.tsx";
import type { ClubsData } from "./clubs-data.ts";
import styles from "./clubs-page.module.css";
import { MapCard } from "./map-card.tsx";
import { SectionHead } from "./section-head.tsx";

export function ClubsPage({ data }: { data: ClubsData }) {
	const { words, entries } = data;
	return (
		<>
			<Poster
				word={words.heading}
				picture={{ ...data.picture, alt: "" }}
				top={<PageTrail current={words.heading} />}
				meta={
					<>
						<Chip look="lime">{words.count}</Chip>
						<Chip>{words.week}</Chip>
					</>
				}
				action={
					<LinkButton to="#map" arrow="forward">
						{words.toMap}
					</LinkButton>
				}
			/>
			<Section labelledBy="tiles">
				<SectionHead id="tiles" title={words.tiles} />
				<ClubTiles tiles={data.tiles} />
			</Section>
			<Section id="map" labelledBy="map-title" ruled>
				<SectionHead id="map-title" title={words.map}>
					<p className={styles.note}>{words.mapText}</p>
				</SectionHead>
				<div className={styles.split}>
					<CityMap view={data.map} words={data.mapWords} className={styles.map}>
						{entries.map((entry) => (
							<CardMarker key={entry.path} name={entry.name} index={entry.index} marker={entry.marker}>
								<MapCard entry={entry} words={words} />
							</CardMarker>
						))}
					</CityMap>
					<AddressList entries={entries} title={words.addresses} soon={words.soon} />
				</div>
			</Section>
		</>
	);
}
