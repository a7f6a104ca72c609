import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { AddressSheet } from "../../ui/sheet/address-sheet.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./coach-sheet.module.css";
import type { CoachCard, CoachesData } from "./coaches-data.ts";

interface CoachSheetProps {
	coach: CoachCard;
	data: CoachesData;
	closeTo: string;
}

export function CoachSheet({ coach, data, closeTo }: CoachSheetProps) {
	const localePath = useLocalePath();
	const { words } = data;
	return (
		<AddressSheet
			closeTo={closeTo}
			title={coach.name}
			place="side"
			footer={
				<LinkButton to={localePath("/free-training")} arrow="forward">
					{words.trial}
				</LinkButton>
			}
		>
			<img
				src={coach.photo}
				alt={m.coaches_portrait({ name: coach.name })}
				width={800}
				height={1000}
				className={styles.portrait}
			/>
			<p className={styles.specialty}>{coach.specialty}</p>
			<p>{coach.description}</p>
			<dl className={styles.facts}>
				<Links
					label={words.clubs}
					links={data.clubs.filter(([slug]) => coach.clubs.includes(slug)).map(([slug, name]) => [name, `/${slug}`])}
				/>
				<Links
					label={words.trainings}
					links={coach.trainings.flatMap((id) => (data.trainings[id] ? [data.trainings[id]] : []))}
				/>
			</dl>
		</AddressSheet>
	);
}

type NamedPath = [name: string, path: string];

function Links({ label, links }: { label: string; links: readonly NamedPath[] }) {
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
