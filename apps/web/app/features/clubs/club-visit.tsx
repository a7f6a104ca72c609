import { telephone } from "../../lib/telephone.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { CityMap } from "../../ui/map/city-map.tsx";
import { PlaceMarker } from "../../ui/map/marker.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { VisitData } from "./club-data.ts";
import styles from "./club-visit.module.css";

/** Where it is and when it is open; the card is also the map in words. */
export function ClubVisit({ name, visit }: { name: string; visit: VisitData }) {
	const { directions, phones } = visit;
	return (
		<section aria-labelledby="visit" data-ground="bone" className={styles.visit}>
			<div className={styles.card}>
				<h2 id="visit" className={styles.title}>
					{visit.title}
				</h2>
				<address className={styles.address}>{visit.address}</address>
				<dl className={styles.facts}>
					{visit.hours.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					{phones.map(([label, phone]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								<TextLink to={telephone(phone)} quiet>
									{phone}
								</TextLink>
							</dd>
						</div>
					))}
				</dl>
				<div className={styles.actions}>
					<LinkButton to={telephone(phones[0]?.[1] ?? "")} look="ink" arrow="forward">
						{visit.call}
					</LinkButton>
					<LinkButton to={directions.url} look="ghost" arrow="forward" aria-label={directions.name}>
						{directions.label}
					</LinkButton>
				</div>
			</div>
			<CityMap view={visit.map} words={visit.mapWords} className={styles.map}>
				<PlaceMarker name={name} />
			</CityMap>
		</section>
	);
}
