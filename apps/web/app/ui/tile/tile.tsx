import type { CSSProperties, ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Chip } from "../chip/chip.tsx";
import { classNames } from "../class-names/class-names.ts";
import { FavouriteButton } from "../favourite/favourite-button.tsx";
import { longestWord } from "../fit-word/fit-word.ts";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureSource } from "../picture/picture-data.ts";
import styles from "./tile.module.css";

interface TileProps {
	name: string;
	/** From 1; shown as 01. */
	index: number;
	to: string;
	picture?: PictureSource | undefined;
	sizes?: string;
	focus?: string | undefined;
	chips?: readonly string[];
	/** Below the name, such as whether it is open. */
	status?: ReactNode;
	/** Not open yet: hatched, without picture and chips. */
	soon?: boolean;
	level?: HeadingLevel;
	/** A club that can be marked as a favourite. */
	gymId?: number | undefined;
}

export function Tile(props: TileProps) {
	const {
		name,
		index,
		to,
		picture,
		sizes = "(width >= 1024px) 25vw, 50vw",
		focus,
		chips = [],
		status,
		soon = false,
		level = 3,
		gymId,
	} = props;
	const Heading = `h${level}` as const;
	return (
		<article data-ground="ink" data-grows="" className={classNames(styles.tile, soon && styles.soon)}>
			{picture && !soon && (
				<Picture picture={{ ...picture, alt: "" }} sizes={sizes} fit="cover" {...(focus && { focus })} />
			)}
			<p className={styles.index} aria-hidden="true">
				{String(index).padStart(2, "0")}
			</p>
			{soon && <p className={styles.tag}>{m.ui_soon()}</p>}
			<div className={styles.foot}>
				<Heading className={styles.name} style={{ "--ems": longestWord(name, -0.015) } as CSSProperties}>
					<Link to={to} className={styles.link}>
						{name}
					</Link>
				</Heading>
				{status && <p className={styles.status}>{status}</p>}
				{!soon && chips.length > 0 && (
					<ul className={styles.chips}>
						{chips.map((chip) => (
							<li key={chip}>
								<Chip>{chip}</Chip>
							</li>
						))}
					</ul>
				)}
			</div>
			{gymId !== undefined && <FavouriteButton kind="gym" id={gymId} name={name} on="corner" />}
		</article>
	);
}

/** Tiles without gaps, 2 px apart. Children are `<li>`s. */
export function TileGrid({ children }: { children: ReactNode }) {
	return <ul className={styles.grid}>{children}</ul>;
}
