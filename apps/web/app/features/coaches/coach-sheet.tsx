import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { useShown } from "../../ui/sheet/use-shown.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./coach-sheet.module.css";
import type { CoachCard, CoachesData } from "./coaches-data.ts";

interface CoachSheetProps {
	coach: CoachCard | undefined;
	data: CoachesData;
	onClose: () => void;
	closeTo: string;
}

export function CoachSheet({ coach, data, onClose, closeTo }: CoachSheetProps) {
	const shown = useShown(coach);
	const localePath = useLocalePath();
	if (!shown) return null;
	const { words } = data;
	return (
		<Sheet
			open={coach !== undefined}
			onClose={onClose}
			closeTo={closeTo}
			title={shown.name}
			place="side"
			footer={
				<LinkButton to={localePath("/free-training")} arrow="forward">
					{words.trial}
				</LinkButton>
			}
		>
			<img
				src={shown.photo}
				alt={m.coaches_portrait({ name: shown.name })}
				width={800}
				height={1000}
				className={styles["portrait"]}
			/>
			<p className={styles["specialty"]}>{shown.specialty}</p>
			<p>{shown.description}</p>
			<dl className={styles["facts"]}>
				<Links
					label={words.clubs}
					links={data.clubs.filter(([slug]) => shown.clubs.includes(slug)).map(([slug, name]) => [name, `/${slug}`])}
				/>
				<Links
					label={words.trainings}
					links={shown.trainings.flatMap((id) => (data.trainings[id] ? [data.trainings[id]] : []))}
				/>
			</dl>
		</Sheet>
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
