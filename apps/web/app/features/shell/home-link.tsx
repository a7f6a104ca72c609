import { brand } from "@kvart/contract/brand";
import { m } from "../../paraglide/messages.js";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import styles from "./home-link.module.css";
import { ShellLink } from "./shell-link.tsx";

export function HomeLink() {
	return (
		<ShellLink path="/" className={styles.link} aria-label={m.shell_home_link({ name: brand.name })}>
			<Wordmark />
		</ShellLink>
	);
}
