import { ArrowLeft, ArrowRight, type IconNode } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import styles from "./neighbours.module.css";
import type { StoryLink, StoryWords } from "./stories-data.ts";

interface NeighboursProps {
	words: StoryWords;
	older: StoryLink | null;
	newer: StoryLink | null;
	listPath: string;
}

/** The next house on either side; at the end of the street stands the whole list. */
export function Neighbours({ words, older, newer, listPath }: NeighboursProps) {
	const all = { path: listPath, title: words.all };
	return (
		<nav aria-label={words.neighbours} data-ground="ink" className={styles.pair}>
			<Neighbour {...(older ?? all)} label={older ? words.older : words.section} glyph={ArrowLeft} />
			<Neighbour {...(newer ?? all)} label={newer ? words.newer : words.section} glyph={ArrowRight} last />
		</nav>
	);
}

interface NeighbourProps {
	path: string;
	title: string;
	label: string;
	glyph: IconNode;
	last?: boolean;
}

function Neighbour({ path, title, label, glyph, last = false }: NeighbourProps) {
	return (
		<Link to={useLocalePath()(path)} className={classNames(styles.neighbour, last && styles.last)}>
			<span className={styles.label}>
				<Icon glyph={glyph} />
				{label}
			</span>
			<span className={styles.title}>{title}</span>
		</Link>
	);
}
