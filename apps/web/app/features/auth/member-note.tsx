import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import styles from "./auth-form.module.css";
import type { MemberWords } from "./sheet-words.server.ts";

/** For somebody who is logged in already and opens the log-in or the registration. */
export function MemberNote({ words }: { words: MemberWords }) {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="logged-in" className={styles.form}>
			<Heading level={2} size="l" id="logged-in">
				{words.title}
			</Heading>
			<p>{words.text}</p>
			<p>
				<LinkButton to={localePath("/account")} arrow="forward">
					{words.account}
				</LinkButton>
			</p>
		</section>
	);
}
