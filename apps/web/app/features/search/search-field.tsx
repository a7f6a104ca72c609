import { Search } from "lucide";
import { type ReactNode, useId } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { queryLength } from "./query.ts";
import type { SearchWords } from "./search-data.ts";
import styles from "./search-field.module.css";

interface SearchFieldProps {
	words: Pick<SearchWords, "label" | "placeholder" | "submit">;
	query: string;
	/** Below the line: what was found so far. */
	children?: ReactNode;
}

/** One huge line to type into. A plain form: it leads to the page of results with and without scripts. */
export function SearchField({ words, query, children }: SearchFieldProps) {
	const id = useId();
	return (
		<search>
			<form method="get" action={useLocalePath()("/search")}>
				<label htmlFor={id}>
					<VisuallyHidden>{words.label}</VisuallyHidden>
				</label>
				<div className={styles.line}>
					<input
						id={id}
						type="search"
						name="q"
						defaultValue={query}
						maxLength={queryLength}
						placeholder={words.placeholder}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						enterKeyHint="search"
						className={styles.input}
					/>
					<button type="submit" className={styles.submit}>
						<Icon glyph={Search} />
						<span className={styles.word}>{words.submit}</span>
					</button>
				</div>
				{children}
			</form>
		</search>
	);
}
