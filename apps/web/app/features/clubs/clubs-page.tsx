import { phoneLink } from "@kvart/contract/phone";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { CityMap } from "../../ui/map/city-map.tsx";
import { CardMarker } from "../../ui/map/marker.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { ClubTiles, SectionHead } from "./club-tiles.tsx";
import type { ClubsData } from "./clubs.server.ts";
import styles from "./clubs-page.module.css";

type Entry = ClubsData["entries"][number];

export function ClubsPage({ data: { picture, tiles, entries, map } }: { data: ClubsData }) {
	return (
		<>
			<Poster
				word={m.clubs_heading()}
				picture={{ ...picture, alt: "" }}
				top={<PageTrail current={m.clubs_heading()} />}
				meta={
					<>
						<Chip look="lime">{m.clubs_count({ count: tiles.length })}</Chip>
						<Chip>{m.clubs_week()}</Chip>
					</>
				}
				action={
					<LinkButton to="#map" arrow="forward">
						{m.clubs_to_map()}
					</LinkButton>
				}
			/>
			<Section labelledBy="tiles">
				<SectionHead id="tiles" title={m.clubs_tiles()}>
					<span
						hidden
						data-show-distances={m.clubs_far_failed()}
						data-distance={m.clubs_far({ kilometres: "{kilometres}" })}
					>
						<Button size="small" look="ghost">
							{m.clubs_how_far()}
						</Button>
					</span>
				</SectionHead>
				<ClubTiles tiles={tiles} />
			</Section>
			<Section id="map" labelledBy="map-title" ruled>
				<SectionHead id="map-title" title={m.clubs_map()}>
					<p className={styles.note}>{m.clubs_map_text()}</p>
				</SectionHead>
				<div className={styles.split}>
					<CityMap view={map} className={styles.map}>
						{entries.map((entry) => (
							<CardMarker key={entry.path} name={entry.name} marker={entry.marker}>
								<MapCard entry={entry} />
							</CardMarker>
						))}
					</CityMap>
					<AddressList entries={entries} />
				</div>
			</Section>
		</>
	);
}

function MapCard({ entry: { name, path, contact } }: { entry: Entry }) {
	const localePath = useLocalePath();
	return (
		<div className={styles.card}>
			<p className={styles.cardName}>{name}</p>
			{contact ? (
				<p>
					{contact.address}
					<br />
					<TextLink to={phoneLink(contact.phone)}>{contact.phone}</TextLink>
				</p>
			) : (
				<p>{m.clubs_soon_text()}</p>
			)}
			<LinkButton to={localePath(path)} look="ink" size="small" arrow="forward">
				{m.clubs_visit()}
			</LinkButton>
		</div>
	);
}

/** The text alternative of the map. */
function AddressList({ entries }: { entries: readonly Entry[] }) {
	const localePath = useLocalePath();
	return (
		<div>
			<VisuallyHidden as="h3">{m.clubs_addresses()}</VisuallyHidden>
			<ol className={styles.list}>
				{entries.map(({ name, index, path, contact }) => (
					<li key={path} className={styles.entry}>
						<span className={styles.index} aria-hidden="true">
							{String(index).padStart(2, "0")}
						</span>
						<TextLink to={localePath(path)} quiet className={styles.name}>
							{name}
						</TextLink>
						{contact ? (
							<p className={styles.contact}>
								<span>{contact.address}</span>
								<TextLink to={phoneLink(contact.phone)} quiet>
									{contact.phone}
								</TextLink>
							</p>
						) : (
							<p className={styles.contact}>
								<Chip look="lime">{m.clubs_soon()}</Chip>
							</p>
						)}
					</li>
				))}
			</ol>
		</div>
	);
}
