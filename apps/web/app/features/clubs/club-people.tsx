import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { ClubData } from "./club.server.ts";
import styles from "./club-people.module.css";
import { SectionHead } from "./club-tiles.tsx";

function Trainings({ club }: { club: ClubData }) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="trainings" ruled>
			<SectionHead id="trainings" title={m.clubs_trainings()} size="l" />
			<div className={styles.groups}>
				{club.groups.map(({ title, trainings }) => (
					<div key={title} className={styles.group}>
						<h3 className={styles.subtitle}>{title}</h3>
						<ul className={styles.trainings}>
							{trainings.map(({ name, path, minutes }) => (
								<li key={name}>
									<Link to={localePath(path)} className={styles.training}>
										<span>{name}</span>
										<span className={styles.minutes}>{minutes}</span>
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Section>
	);
}

function Coaches({ club }: { club: ClubData }) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="coaches" ruled>
			<SectionHead id="coaches" title={m.clubs_coaches()} size="l">
				<LinkButton to={localePath("/coaches")} look="ghost" size="small" arrow="forward">
					{m.clubs_all_coaches()}
				</LinkButton>
			</SectionHead>
			<ul className={styles.coaches}>
				{club.coaches.map(({ id, name, specialty, photo }) => (
					<li key={id}>
						<Link to={localePath(`/coaches?coach=${id}`)} className={styles.coach}>
							<img src={photo} alt="" width="88" height="88" loading="lazy" className={styles.portrait} />
							<span>
								<span className={styles.name}>{name}</span>
								<span className={styles.specialty}>{specialty}</span>
							</span>
						</Link>
						<FavouriteButton kind="coach" id={id} name={name} on="corner" />
					</li>
				))}
			</ul>
		</Section>
	);
}

export function ClubPeople({ club }: { club: ClubData }) {
	return (
		<>
			{club.groups.length > 0 && <Trainings club={club} />}
			{club.coaches.length > 0 && <Coaches club={club} />}
		</>
	);
}
