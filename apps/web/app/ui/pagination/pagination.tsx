import { ArrowLeft, ArrowRight } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { pageWindow } from "./page-window.ts";
import styles from "./pagination.module.css";

interface PaginationProps {
	current: number;
	total: number;
	/** The address of a page: pages are links, with or without scripts. */
	hrefOf: (page: number) => string;
	/** Only where a page has more than one pagination. */
	label?: string;
}

export function Pagination({ current, total, hrefOf, label = m.ui_pagination() }: PaginationProps) {
	if (total < 2) return null;
	return (
		<nav aria-label={label} className={styles.pagination}>
			{current > 1 && (
				<Link to={hrefOf(current - 1)} rel="prev" aria-label={m.ui_previous_page()} className={styles.step}>
					<Icon glyph={ArrowLeft} />
				</Link>
			)}
			<ol className={styles.pages}>
				{pageWindow(current, total).map((page, index) => (
					<li key={page ?? `gap-${index}`} className={page === current ? styles.here : undefined}>
						{page === null ? (
							<span className={styles.gap}>…</span>
						) : (
							<Link
								to={hrefOf(page)}
								aria-label={m.ui_page({ page })}
								aria-current={page === current ? "page" : undefined}
								className={styles.page}
							>
								{page}
							</Link>
						)}
					</li>
				))}
			</ol>
			{current < total && (
				<Link to={hrefOf(current + 1)} rel="next" aria-label={m.ui_next_page()} className={styles.step}>
					<Icon glyph={ArrowRight} />
				</Link>
			)}
		</nav>
	);
}
