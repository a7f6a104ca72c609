import { SearchX } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { ComingList } from "../../ui/coming-list/coming-list.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type Filters, listFilters } from "./filters.ts";
import type { FindData } from "./find.server.ts";
import { FindForm } from "./find-form.tsx";
import styles from "./find-page.module.css";

export function FindPage({ data }: { data: FindData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={m.find_heading()}
				lead={m.find_lead()}
				top={<PageTrail current={m.find_heading()} />}
				action={
					<LinkButton to={localePath("/find?when=now")} arrow="forward">
						{m.find_catch()}
					</LinkButton>
				}
			/>
			<Section ground="ink" pad="none">
				<FindForm data={data} />
				<VisuallyHidden as="h2">{m.find_results()}</VisuallyHidden>
				{data.count > 0 ? <Results data={data} /> : <Nothing data={data} />}
			</Section>
		</>
	);
}

function Results({ data: { days, count, more, filters } }: { data: FindData }) {
	const address = useAddress();
	return (
		<>
			<p className={styles.count}>{more ? m.find_first({ count }) : m.find_count({ count })}</p>
			{days.map(({ date, name, full, classes }) => (
				<section key={date} aria-labelledby={`day-${date}`} className={styles.day}>
					<h3 id={`day-${date}`} className={styles.name}>
						{name} <span className={styles.date}>{full}</span>
					</h3>
					<ComingList classes={classes} />
				</section>
			))}
			{more &&
				(filters.all ? (
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

/** The name of each filter in use, and the parameter to remove. */
function usedFilters({ choices, filters }: FindData): [label: string, param: keyof Filters][] {
	const lists = listFilters.flatMap((name): [string, keyof Filters][] => {
		const choice = choices[name].find(([value]) => value === filters[name]);
		return choice ? [[choice[1], name]] : [];
	});
	return filters.free && filters.when !== "now" ? [...lists, [m.find_free(), "free"]] : lists;
}

function Nothing({ data }: { data: FindData }) {
	const address = useAddress();
	const used = usedFilters(data);
	return (
		<div className={styles.nothing}>
			<EmptyState
				glyph={SearchX}
				level={3}
				title={m.find_none_title()}
				text={used.length > 0 ? m.find_none_text() : m.find_none_at_all()}
				action={
					used.length > 0 && (
						<ul className={styles.chips}>
							{used.map(([label, param]) => (
								<li key={param}>
									<LinkChip on={false} to={withParams(address, { [param]: undefined })} otherPage>
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
