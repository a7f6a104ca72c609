import { phoneLink } from "@kvart/contract/phone";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { CityMap } from "../../ui/map/city-map.tsx";
import { PlaceMarker } from "../../ui/map/marker.tsx";
import { planLabel } from "../../ui/street-plan/street-plan.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { ClubData } from "./club.server.ts";
import styles from "./club-visit.module.css";

interface ClubVisitProps {
	name: string;
	visit: NonNullable<ClubData["visit"]>;
}

/** Address, hours and the map, whose streets are told in words, too. */
export function ClubVisit({
	name,
	visit: { address, hours, closed, ways, phone, phone2, directionsUrl, plan, map },
}: ClubVisitProps) {
	return (
		<section aria-labelledby="visit" data-ground="bone" className={styles.visit}>
			<div className={styles.card}>
				<h2 id="visit" className={styles.title}>
					{m.clubs_come()}
				</h2>
				<address className={styles.address}>{address}</address>
				<dl className={styles.facts}>
					{hours.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					{closed.map(([when, reason]) => (
						<div key={when} className={styles.closed}>
							<dt>{when}</dt>
							<dd>{reason}</dd>
						</div>
					))}
					<Phone label={m.clubs_phone()} phone={phone} />
					{phone2 && <Phone label={m.clubs_reception()} phone={phone2} />}
				</dl>
				{ways.length > 0 && (
					<dl className={styles.ways}>
						{ways.map(([label, value]) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				)}
				<div className={styles.actions}>
					<LinkButton to={phoneLink(phone)} look="ink" arrow="forward">
						{m.clubs_call()}
					</LinkButton>
					<LinkButton to={directionsUrl} look="ghost" arrow="forward" aria-label={m.clubs_directions_label({ name })}>
						{m.clubs_directions()}
					</LinkButton>
				</div>
			</div>
			<CityMap view={map} plan={plan} className={styles.map}>
				<PlaceMarker name={name} />
			</CityMap>
			{plan && <VisuallyHidden as="p">{planLabel(name, plan)}</VisuallyHidden>}
		</section>
	);
}

function Phone({ label, phone }: { label: string; phone: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>
				<TextLink to={phoneLink(phone)} quiet>
					{phone}
				</TextLink>
			</dd>
		</div>
	);
}
