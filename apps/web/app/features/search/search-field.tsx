import { searchQueryLength } from "@kvart/contract/text-search";
import { Search } from "lucide";
import { type ReactNode, useId } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps {
	query: string;
	children?: ReactNode;
}

/** A plain form, which works without scripts. */
export function SearchField({ query, children }: SearchFieldProps) {
	const id = useId();
	return (
		<search>
			<form method="get" action={useLocalePath()("/search")}>
				<label htmlFor={id}>
					<VisuallyHidden>{m.search_label()}</VisuallyHidden>
				</label>
				<div className={styles.line}>
					<input
						id={id}
						type="search"
						name="q"
						defaultValue={query}
						maxLength={searchQueryLength}
						placeholder={m.search_placeholder()}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						className={styles.input}
					/>
					<button type="submit" className={styles.submit}>
						<Icon glyph={Search} />
						<span className={styles.word}>{m.search_submit()}</span>
					</button>
				</div>
				{children}
			</form>
		</search>
	);
}
