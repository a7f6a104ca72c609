import { useLocalePath } from "../../i18n/use-locale.ts";
import { telephone } from "../../lib/telephone.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { ClubEntry, ClubsData } from "./clubs-data.ts";
import styles from "./map-card.module.css";

interface MapCardProps {
	entry: ClubEntry;
	words: ClubsData["words"];
}

/** What a marker opens: name, address, the way to the page. */
export function MapCard({ entry, words }: MapCardProps) {
	const localePath = useLocalePath();
	return (
		<div className={styles.card}>
			<p className={styles.name}>{entry.name}</p>
			{entry.contact ? (
				<p>
					{entry.contact.address}
					<br />
					<TextLink to={telephone(entry.contact.phone)}>{entry.contact.phone}</TextLink>
				</p>
			) : (
				<p>{words.soonText}</p>
			)}
			<LinkButton to={localePath(entry.path)} look="ink" size="small" arrow="forward">
				{words.visit}
			</LinkButton>
		</div>
	);
}
