import styles from "./entry.module.css";

interface Person {
	id: number;
	first_name: string;
	last_name: string;
}

const looks = 6;

/** Members have no photo: their initials on a pattern that stays theirs. */
export function PersonDrawing({ person: { id, first_name, last_name } }: { person: Person }) {
	const initials = `${first_name.charAt(0)}${last_name.charAt(0)}`.toUpperCase();
	return (
		<span className={styles.drawing} data-look={id % looks} aria-hidden>
			{initials}
		</span>
	);
}
