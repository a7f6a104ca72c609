import { LocateFixed } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import type { NextClasses as Next } from "../../lib/next-classes.server.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../button/link-button.tsx";
import { ComingList } from "../coming-list/coming-list.tsx";
import { Heading } from "../heading/heading.tsx";
import { Section } from "../section/section.tsx";
import styles from "./next-classes.module.css";

const titleId = "next-classes";

interface NextClassesSectionProps {
	next: Next;
	/** With links to the classes of tonight, of all clubs and of the nearest. */
	tonight?: boolean;
}

/** A block of a page; nothing if there are none. */
export function NextClassesSection({ next, tonight = false }: NextClassesSectionProps) {
	if (next.classes.length === 0) return null;
	return (
		<Section ground="ink" pad="tight" labelledBy={titleId}>
			<div className={styles.next}>
				<div className={styles.head}>
					<Heading level={2} size="l" id={titleId}>
						{m.find_next()}
					</Heading>
					<div className={styles.ways}>
						{tonight && <Tonight />}
						<AllClasses path={next.allPath} />
					</div>
				</div>
				<ComingList classes={next.classes} days />
			</div>
		</Section>
	);
}

/** Inside a sheet. */
export function NextClasses({ next }: { next: Next }) {
	return (
		<section aria-labelledby={titleId}>
			<div className={styles.next}>
				<Heading level={3} size="xs" id={titleId}>
					{m.find_next()}
				</Heading>
				<ComingList classes={next.classes} days />
				<div>
					<AllClasses path={next.allPath} />
				</div>
			</div>
		</section>
	);
}

function Tonight() {
	const tonight = useLocalePath()("/find?when=tonight&free=1");
	return (
		<>
			<LinkButton to={`${tonight}#near`} size="small" glyph={LocateFixed} className={styles.near}>
				{m.find_next_near()}
			</LinkButton>
			<LinkButton to={`${tonight}#results`} look="ghost" size="small">
				{m.find_next_tonight()}
			</LinkButton>
		</>
	);
}

function AllClasses({ path }: { path: string }) {
	return (
		<LinkButton to={useLocalePath()(path)} look="ghost" size="small" arrow="forward">
			{m.find_next_all()}
		</LinkButton>
	);
}
