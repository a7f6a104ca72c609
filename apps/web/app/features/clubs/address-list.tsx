import { useLocalePath } from "../../i18n/use-locale.ts";
import { telephone } from "../../lib/telephone.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./address-list.module.css";
import type { ClubEntry } from "./clubs-data.ts";

interface AddressListProps {
	entries: readonly ClubEntry[];
	title: string;
	soon: string;
}

/** The map in words: the same numbers, the same places. */
export function AddressList({ entries, title, soon }: AddressListProps) {
	const localePath = useLocalePath();
	return (
		<div>
			<VisuallyHidden as="h3">{title}</VisuallyHidden>
			<ol className={styles.list}>
				{entries.map(({ name, index, path, contact }) => (
					<li key={path} className={styles.entry}>
						<span className={styles.index} aria-hidden="true">
							{String(index).padStart(2, "0")}
						</span>
						<TextLink to={localePath(path)} quiet className={styles.name}>
							{name}
						</TextLink>
						{contact ? (
							<p className={styles.contact}>
								<span>{contact.address}</span>
								<TextLink to={telephone(contact.phone)} quiet>
									{contact.phone}
								</TextLink>
							</p>
						) : (
							<p className={styles.contact}>
								<Chip look="lime">{soon}</Chip>
							</p>
						)}
					</li>
				))}
			</ol>
		</div>
	);
}
