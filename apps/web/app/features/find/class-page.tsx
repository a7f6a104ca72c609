import { formatTime } from "@kvart/contract/time";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classPath } from "../../lib/coming-class.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { NextClassesSection } from "../../ui/next-classes/next-classes.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { ShareLink } from "../../ui/share/share-link.tsx";
import type { ClassData } from "./class.server.ts";
import styles from "./class-page.module.css";

/** The page behind a link that a friend sent. */
export function ClassPage({ data: { coming, next } }: { data: ClassData }) {
	return (
		<>
			{coming ? (
				<Coming coming={coming} />
			) : (
				<PageHead
					size="low"
					title={m.find_class_over()}
					lead={m.find_class_over_text()}
					top={<PageTrail current={m.find_class_over()} />}
				/>
			)}
			<NextClassesSection next={next} />
		</>
	);
}

function Coming({ coming }: { coming: NonNullable<ClassData["coming"]> }) {
	const localePath = useLocalePath();
	const { id, date, time, name, coach, club, room, duration, when, freePlaces, capacity } = coming;
	return (
		<>
			<PageHead
				size="low"
				title={name}
				lead={when}
				top={<PageTrail current={name} />}
				action={
					<div className={styles.actions}>
						<LinkButton to={localePath(coming.path)}>{freePlaces > 0 ? m.find_book() : m.find_wait()}</LinkButton>
						<ShareLink path={classPath(id, date)} title={`${name}, ${club}, ${formatTime(time)}`} />
					</div>
				}
			/>
			<Section ground="ink" pad="none">
				<ul className={styles.facts}>
					<li>
						{club}, {room}
					</li>
					{coach && <li>{coach}</li>}
					<li>{m.find_minutes({ count: duration })}</li>
					<li data-places="">{freePlaces > 0 ? m.find_places({ free: freePlaces, capacity }) : m.find_full()}</li>
				</ul>
				{coming.guests && <p className={styles.guests}>{coming.guests}</p>}
			</Section>
		</>
	);
}
