import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./home-link.module.css";
import { ShellLink } from "./shell-link.tsx";
import { useWords } from "./words.ts";

export function HomeLink() {
	return (
		<ShellLink path="/" className={styles["link"]} aria-label={useWords().homeLink}>
			<Wordmark />
		</ShellLink>
	);
}
