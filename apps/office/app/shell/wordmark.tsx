import { brand } from "@kvart/contract/brand";
import styles from "./wordmark.module.css";

/** The chain's name with its block, as on the public site. */
export function Wordmark() {
	return (
		<span className={styles.mark}>
			{brand.name}
			<i className={styles.block} />
		</span>
	);
}
