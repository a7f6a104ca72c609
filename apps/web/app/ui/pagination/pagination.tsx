import { ArrowLeft, ArrowRight } from "lucide";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import styles from "./pagination.module.css";

/** First, last, and the current page with its neighbours; null is a gap. */
export function pageWindow(current: number, total: number): (number | null)[] {
	const wanted = new Set([1, total, current - 1, current, current + 1]);
	// No gap for a single page.
	if (current - 3 === 1) wanted.add(2);
	if (current + 3 === total) wanted.add(total - 1);
	const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
	return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]));
}

interface PaginationProps {
	current: number;
	total: number;
	hrefOf: (page: number) => string;
	/** If a page has more than one pagination. */
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
					<li key={page ?? `gap-${index}`}>
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
