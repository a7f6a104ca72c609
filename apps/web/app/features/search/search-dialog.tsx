import { searchKinds } from "@kvart/contract/search";
import { ArrowRight, Search, X } from "lucide";
import { languageTag } from "../../i18n/locale.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { kindNames } from "./search.server.ts";
import styles from "./search-dialog.module.css";
import fieldStyles from "./search-field.module.css";
import { SearchField } from "./search-field.tsx";

/** In the header of every page: a link to the search page, which scripts turn into a dialog. */
export function SearchEntry() {
	return (
		<>
			<Link to={useLocalePath()("/search")} aria-label={m.search_open()} data-open-search="" className={styles.entry}>
				<Icon glyph={Search} />
			</Link>
			<SearchDialog />
		</>
	);
}

/** One number for each plural form. */
const samples = [1, 2, 5];

/** "{count} results for {query}" by plural form. */
function foundTexts(): Record<string, string> {
	const forms = new Intl.PluralRules(languageTag[getLocale()]);
	return Object.fromEntries(
		samples.map((count) => [
			forms.select(count),
			m.search_found({ count, query: "{query}" }).replace(String(count), "{count}"),
		]),
	);
}

/** `enhance/search.ts` opens it and shows results while typing. */
function SearchDialog() {
	const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, kindNames[kind]()]));
	return (
		<dialog
			aria-labelledby="search-dialog"
			data-search={JSON.stringify({ found: foundTexts(), none: m.search_none(), kinds })}
			data-ground="ink"
			className={styles.dialog}
		>
			<Container className={styles.inner}>
				<div className={styles.head}>
					<h2 id="search-dialog" className={styles.heading}>
						{m.search_heading()}
					</h2>
					<IconButton glyph={X} label={m.ui_close()} look="bare" data-close="" />
				</div>
				<SearchField query="">
					<output className={styles.status} />
				</SearchField>
				<ul className={styles.results} hidden>
					<li data-all="">
						<a href={useLocalePath()("/search")} className={styles.result}>
							<span className={styles.all}>{m.search_all()}</span>
							<Icon glyph={ArrowRight} />
						</a>
					</li>
				</ul>
				<template>
					<li>
						{/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- filled by the script */}
						<a href={useLocalePath()("/")} className={styles.result}>
							<span className={styles.title}>
								<mark className={fieldStyles.mark} />
							</span>
							<span className={styles.kind} />
						</a>
					</li>
				</template>
			</Container>
		</dialog>
	);
}
