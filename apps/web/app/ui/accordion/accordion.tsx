import { Plus } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import type { HeadingLevel } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";
import styles from "./accordion.module.css";

export function Accordion({ children }: { children: ReactNode }) {
	return <div className={styles.accordion}>{children}</div>;
}

interface AccordionItemProps {
	title: string;
	children: ReactNode;
	level?: HeadingLevel;
	open?: boolean;
	/** For links: browsers open a `<details>` that contains the target of the address. */
	id?: string;
	/** Only on paper: the screen shows it elsewhere. */
	printed?: boolean;
}

export function AccordionItem({ title, children, level = 3, open = false, id, printed = false }: AccordionItemProps) {
	const Heading = `h${level}` as const;
	return (
		<details className={classNames(styles.item, printed && styles.printed)} open={open}>
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
