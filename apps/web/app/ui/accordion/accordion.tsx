import { Plus } from "lucide";
import type { ReactNode } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./accordion.module.css";

/** A ruled list of questions; each opens on its own. */
export function Accordion({ children }: { children: ReactNode }) {
	return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
	title: string;
	children: ReactNode;
	level?: HeadingLevel;
	open?: boolean;
	/** Makes it linkable: browsers open a `<details>` that holds the address's target. */
	id?: string;
	/** Items of the same group close each other. */
	group?: string;
}

export function AccordionItem({ title, children, level = 3, open = false, id, group }: AccordionItemProps) {
	const Heading = `h${level}` as const;
	return (
		<details className={styles.item} open={open} name={group}>
			<summary className={styles.summary}>
				<Heading className={styles.title}>{title}</Heading>
				<span className={styles.sign}>
					<Icon glyph={Plus} />
				</span>
			</summary>
			<div id={id} className={styles.body}>
				{children}
			</div>
		</details>
	);
}
