import { SearchX } from "lucide";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { ComingList } from "../../ui/coming-list/coming-list.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import type { FoundDay } from "./by-day.ts";
import type { UsedFilter } from "./filters.ts";
import styles from "./find-page.module.css";

/** The id of the heading, which gets the focus when the page opens there. */
export const resultsId = "results";
export const resultsAnchor = `#${resultsId}`;

interface FindResultsProps {
	days: readonly FoundDay[];
	count: number;
	/** Whether there are more than these. */
	more: boolean;
	/** The address wants all that one search finds. */
	all: boolean;
	/** If nothing is found, each can be removed. */
	used: readonly UsedFilter[];
	/** Loaded in a page that has the heading already. */
	later?: boolean;
}

export function FindResults({ days, count, more, all, used, later = false }: FindResultsProps) {
	const address = useAddress();
	if (count === 0) return <Nothing used={used} later={later} />;
	const found = more ? m.find_first({ count }) : m.find_count({ count });
	return (
		<>
			<div className={styles.head}>
				{later ? (
					<output className={styles.count}>{found}</output>
				) : (
					<h2 id={resultsId} tabIndex={-1} className={styles.count}>
						{found}
					</h2>
				)}
				<p className={styles.order}>{m.find_order()}</p>
			</div>
			{days.map(({ date, name, full, classes }) => (
				<section key={date} aria-labelledby={`day-${date}`} className={styles.day}>
					<h3 id={`day-${date}`} className={styles.name}>
						{name} <span className={styles.date}>{full}</span>
					</h3>
					<ComingList classes={classes} />
				</section>
			))}
			{more &&
				(all ? (
					<p className={styles.more}>{m.find_all_shown({ count })}</p>
				) : (
					<p className={styles.more}>
						<LinkButton to={`${withParams(address, { all: "1" })}#day-${days.at(-1)?.date}`} look="ghost">
							{m.find_more()}
						</LinkButton>
					</p>
				))}
		</>
	);
}

function Nothing({ used, later }: Pick<FindResultsProps, "used" | "later">) {
	const address = useAddress();
	return (
		<div className={styles.nothing}>
			<EmptyState
				glyph={SearchX}
				level={later ? 3 : 2}
				id={later ? undefined : resultsId}
				title={m.find_none_title()}
				text={used.length > 0 ? m.find_none_text() : m.find_none_at_all()}
				action={
					used.length > 0 && (
						<ul className={styles.chips}>
							{used.map(([label, param]) => (
								<li key={param}>
									<LinkChip on={false} to={withParams(address, { [param]: undefined }) + resultsAnchor} otherPage>
										{m.find_remove({ filter: label })}
									</LinkChip>
								</li>
							))}
							{used.length > 1 && (
								<li>
									<LinkChip on={false} to={address.pathname} otherPage>
										{m.find_clear()}
									</LinkChip>
								</li>
							)}
						</ul>
					)
				}
			/>
		</div>
	);
}
