import { VisuallyHidden } from "@mantine/core";
import { m } from "../paraglide/messages.js";
import styles from "./splash.module.css";
import { Wordmark } from "./wordmark.tsx";

/** Before it is known who works here. */
export function Splash() {
	return (
		<main className={styles.splash} data-ground="ink">
			<Wordmark />
			<VisuallyHidden component="output">{m.parts_loading()}</VisuallyHidden>
		</main>
	);
}
