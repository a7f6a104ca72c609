import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { NextClasses } from "../../ui/next-classes/next-classes.tsx";
import { AddressSheet } from "../../ui/sheet/address-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./coach-sheet.module.css";
import type { Coach, CoachesData } from "./coaches.server.ts";

interface CoachSheetProps {
	coach: Coach;
	data: CoachesData;
	closeTo: string;
}

export function CoachSheet({ coach, data, closeTo }: CoachSheetProps) {
	const localePath = useLocalePath();
	return (
		<AddressSheet
			closeTo={closeTo}
			title={coach.name}
			next={data.next?.classes.length ? <NextClasses next={data.next} /> : undefined}
			picture={
				<>
					<img
						src={coach.photo}
						alt={m.coaches_portrait({ name: coach.name })}
						width={800}
						height={1000}
						className={styles.portrait}
					/>
					<div className={styles.specialty}>
						<p>{coach.specialty}</p>
						<FavouriteButton kind="coach" id={coach.id} name={coach.name} />
					</div>
				</>
			}
			footer={
				<LinkButton to={localePath("/free-training")} arrow="forward">
					{m.coaches_trial()}
				</LinkButton>
			}
		>
			<p>{coach.description}</p>
			<dl className={styles.facts}>
				<Links
					label={m.coaches_clubs()}
					links={data.clubs
						.filter(({ slug }) => coach.clubs.includes(slug))
						.map(({ slug, name }) => [name, `/${slug}`])}
				/>
				<Links
					label={m.coaches_trainings()}
					links={coach.trainings.flatMap((id) => (data.trainings[id] ? [data.trainings[id]] : []))}
				/>
			</dl>
		</AddressSheet>
	);
}

function Links({ label, links }: { label: string; links: readonly (readonly [name: string, path: string])[] }) {
	const localePath = useLocalePath();
	if (links.length === 0) return null;
	return (
		<div>
			<dt>{label}</dt>
			{links.map(([name, path]) => (
				<dd key={path}>
					<TextLink to={localePath(path)}>{name}</TextLink>
				</dd>
			))}
		</div>
	);
}
