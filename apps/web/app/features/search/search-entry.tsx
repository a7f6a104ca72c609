import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { onTheSpot } from "../../ui/link/on-the-spot.ts";
import styles from "./search-entry.module.css";

const loadDialog = () => import("./search-dialog.tsx");
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** In the header of every page. A link to the search page; with scripts it opens a field on the spot, which loads only then. */
export function SearchEntry() {
	const [state, setState] = useState<"unused" | "open" | "closed">("unused");
	return (
		<>
			<Link
				to={useLocalePath()("/search")}
				aria-label={m.search_open()}
				className={styles["entry"]}
				onPointerEnter={() => void loadDialog()}
				onClick={onTheSpot(() => setState("open"))}
			>
				<Icon glyph={Search} />
			</Link>
			{state !== "unused" && (
				<Suspense fallback={null}>
					<SearchDialog open={state === "open"} onClose={() => setState("closed")} />
				</Suspense>
			)}
		</>
	);
}
