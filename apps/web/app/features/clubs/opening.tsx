import { openingTrap } from "@kvart/contract/openings";
import { Check } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Heading, Kicker } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./opening.module.css";
import type { OpeningAnswer } from "./opening.server.ts";

interface OpeningProps {
	/** The club's path, without a language. */
	path: string;
	name: string;
	/** The planned day, null while it is open. */
	day: string | null;
	answer: OpeningAnswer | undefined;
}

/** When a club opens, and a plain form for those who want to know; no script. */
export function Opening({ path, name, day, answer }: OpeningProps) {
	const localePath = useLocalePath();
	return (
		<Section ground="lime" labelledBy="opening" id="tell-me">
			<div className={styles.columns}>
				<div className={styles.words}>
					<Kicker>{m.clubs_opening_kicker()}</Kicker>
					<Heading level={2} size="xl" id="opening">
						{day ?? m.clubs_soon()}
					</Heading>
					<p className={styles.text}>{m.clubs_opening_text({ name })}</p>
				</div>
				{answer?.sent ? (
					<output className={styles.done}>
						<Icon glyph={Check} />
						{m.clubs_opening_done()}
					</output>
				) : (
					<form method="post" action={localePath(`${path}#tell-me`)} className={styles.form}>
						<TextField
							label={m.clubs_opening_email()}
							hint={m.clubs_opening_promise()}
							error={answer?.problem ?? undefined}
							type="email"
							name="email"
							required
							autoComplete="email"
							defaultValue={answer?.email}
						/>
						<Button type="submit" arrow="forward">
							{m.clubs_opening_send()}
						</Button>
						<div aria-hidden="true" className={styles.trap}>
							<label>
								{m.clubs_opening_trap()}
								<input type="text" name={openingTrap} tabIndex={-1} autoComplete="off" />
							</label>
						</div>
					</form>
				)}
			</div>
		</Section>
	);
}
