import { ArrowRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { Link } from "../../ui/link/link.tsx";
import { useModal } from "../../ui/sheet/use-modal.ts";
import { Marked } from "./marked.tsx";
import { searchPath } from "./query.ts";
import styles from "./search-dialog.module.css";
import { SearchField } from "./search-field.tsx";
import { useInstantSearch } from "./use-instant-search.ts";

interface SearchDialogProps {
	open: boolean;
	onClose: () => void;
}

/** Comes down from the top, finds while one types, and leads to the page of results. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
	const { dialog, heading, attributes } = useModal(open, onClose);
	const { answer, type } = useInstantSearch();
	const localePath = useLocalePath();
	// In a search field Esc only empties it; here it closes what it closes everywhere.
	const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
	const words = { label: m.search_label(), placeholder: m.search_placeholder(), submit: m.search_submit() };
	return (
		<dialog
			ref={dialog}
			aria-labelledby="search-dialog"
			data-ground="ink"
			className={styles["dialog"]}
			onKeyDown={closeByKey}
			{...attributes}
		>
			<Container className={styles["inner"]}>
				<div className={styles["head"]}>
					<h2 ref={heading} id="search-dialog" tabIndex={-1} className={styles["heading"]}>
						{m.search_heading()}
					</h2>
					<IconButton glyph={X} label={m.ui_close()} look="bare" onClick={onClose} />
				</div>
				<SearchField words={words} query="" onType={type} onSend={onClose}>
					<output className={styles["status"]}>
						{answer &&
							(answer.total > 0 ? m.search_found({ count: answer.total, query: answer.query }) : m.search_none())}
					</output>
				</SearchField>
				{answer && answer.results.length > 0 && (
					<ul className={styles["results"]}>
						{answer.results.map(({ path, kind, title }) => (
							<li key={kind + path}>
								<Link to={localePath(path)} onClick={onClose} className={styles["result"]}>
									<span className={styles["title"]}>
										<Marked pieces={title} />
									</span>
									<span className={styles["kind"]}>{kind}</span>
								</Link>
							</li>
						))}
						<li>
							<Link to={localePath(searchPath(answer.query))} onClick={onClose} className={styles["result"]}>
								<span className={styles["all"]}>{m.search_all()}</span>
								<Icon glyph={ArrowRight} />
							</Link>
						</li>
					</ul>
				)}
			</Container>
		</dialog>
	);
}
