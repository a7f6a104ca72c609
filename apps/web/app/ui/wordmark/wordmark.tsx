import { brand } from "@kvart/contract/brand";
import { classNames } from "../class-names/class-names.ts";
import styles from "./wordmark.module.css";

/** The chain's name, in the size of the text around it. */
export function Wordmark({ className }: { className?: string | undefined }) {
	return (
		<span className={classNames(styles.mark, className)}>
			{brand.name}
			<i className={styles.block} />
		</span>
	);
}
