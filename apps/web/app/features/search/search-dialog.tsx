import { searchKinds } from "@kvart/contract/search";
import { ArrowRight, X } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { foundWords } from "./found-words.ts";
import { kindNames } from "./kind-names.ts";
import marked from "./marked.module.css";
import styles from "./search-dialog.module.css";
import { SearchField } from "./search-field.tsx";

/** Comes down from the top, finds while one types (`enhance/search.ts`), and leads to the page of results. */
export function SearchDialog() {
	const words = { label: m.search_label(), placeholder: m.search_placeholder(), submit: m.search_submit() };
	const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, kindNames[kind]()]));
	return (
		<dialog
			aria-labelledby="search-dialog"
			data-search={JSON.stringify({ found: foundWords(), none: m.search_none(), kinds })}
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
				<SearchField words={words} query="">
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
						{/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the script fills it before anybody sees it */}
						<a href={useLocalePath()("/")} className={styles.result}>
							<span className={styles.title}>
								<mark className={marked.mark} />
							</span>
							<span className={styles.kind} />
						</a>
					</li>
				</template>
			</Container>
		</dialog>
	);
}
