import { Search } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import styles from "./search-entry.module.css";

/** In the header of every page. A link to the search page; with scripts it opens a field on the spot. */
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
