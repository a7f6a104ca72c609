import { brand } from "@kvart/contract/brand";
import { classNames } from "../class-names/class-names.ts";
import styles from "./wordmark.module.css";

/** The chain's name with its block, in the size of the text around it. Links around it lift the block. */
export function Wordmark({ className }: { className?: string | undefined }) {
	return (
		<span className={classNames(styles.mark, className)}>
			{brand.name}
			<i className={styles.block} />
		</span>
	);
}
