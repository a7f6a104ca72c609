import { ArrowRight, Search } from "lucide";
import { Fragment, useId } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Container } from "../../ui/container/container.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Section } from "../../ui/section/section.tsx";
import { searchPath } from "./query.ts";
import type { SearchData } from "./search.server.ts";
import fieldStyles from "./search-field.module.css";
import { SearchField } from "./search-field.tsx";
import styles from "./search-page.module.css";

type Group = SearchData["groups"][number];
type Links = readonly (readonly [name: string, to: string])[];

export function SearchPage({ data }: { data: SearchData }) {
	const { query, groups } = data;
	return (
		<>
			<header data-ground="ink" className={styles.head}>
				<Container>
					<PageTrail current={m.search_heading()} />
					<Heading level={1} size="xl" className={styles.title}>
						{m.search_heading()}
					</Heading>
					<SearchField query={query} />
					<p className={styles.hint}>{m.search_hint()}</p>
				</Container>
			</header>
			<Section pad={groups.length > 0 ? "none" : "normal"}>
				{groups.length > 0 ? <Results data={data} /> : <Nothing data={data} />}
			</Section>
		</>
	);
}

function Results({ data: { query, total, groups } }: { data: SearchData }) {
	return (
		<>
			<output className={styles.found}>{m.search_found({ count: total, query })}</output>
			{groups.map((group) => (
				<ResultGroup key={group.kind} group={group} />
			))}
		</>
	);
}

function Nothing({ data: { query, suggestions } }: { data: SearchData }) {
	const localePath = useLocalePath();
	const shortcuts: Links = [
		[m.search_often_clubs(), localePath("/clubs")],
		[m.search_often_prices(), localePath("/price-list")],
		[m.search_often_trial(), localePath("/free-training")],
		[m.search_often_coaches(), localePath("/coaches")],
		[m.search_often_questions(), localePath("/faq")],
	];
	const links: Links = suggestions.map((word) => [word, localePath(searchPath(word))]);
	return (
		<div className={styles.nothing}>
			{query !== "" && (
				<EmptyState
					glyph={Search}
					title={m.search_nothing_title({ query })}
					text={m.search_nothing_text()}
					action={links.length > 0 && <LinkRow title={m.search_maybe()} links={links} />}
				/>
			)}
			<LinkRow title={m.search_often()} links={shortcuts} big />
		</div>
	);
}

function ResultGroup({ group: { kind, title, count, results } }: { group: Group }) {
	const id = `found-${kind}`;
	return (
		<section aria-labelledby={id} className={styles.group}>
			<div className={styles.groupHead}>
				<Heading level={2} size="m" id={id}>
					{title}
				</Heading>
				<p className={styles.count}>{count}</p>
			</div>
			<ol className={styles.results}>
				{results.map((result) => (
					<li key={result.path + result.title.join("")} className={styles.result}>
						<Result result={result} />
					</li>
				))}
			</ol>
		</section>
	);
}

function Result({ result: { path, title, text } }: { result: Group["results"][number] }) {
	return (
		<>
			<h3 className={styles.resultTitle}>
				<Link to={useLocalePath()(path)} className={styles.link}>
					<Marked pieces={title} />
				</Link>
			</h3>
			<p className={styles.text}>
				<Marked pieces={text} />
			</p>
			<span className={styles.arrow}>
				<Icon glyph={ArrowRight} />
			</span>
		</>
	);
}

/** Every second piece is a match. */
function Marked({ pieces }: { pieces: readonly string[] }) {
	// Keys by position: pieces may be equal.
	const starts = pieces.map((_, index) => pieces.slice(0, index).join("").length * 2 + (index % 2));
	return pieces.map((piece, index) => (
		<Fragment key={starts[index]}>
			{index % 2 === 0 ? piece : <mark className={fieldStyles.mark}>{piece}</mark>}
		</Fragment>
	));
}

interface LinkRowProps {
	title: string;
	links: Links;
	big?: boolean;
}

function LinkRow({ title, links, big = false }: LinkRowProps) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className={classNames(big && styles.big)}>
			<p id={id} className={styles.rowTitle}>
				{title}
			</p>
			<ul className={styles.links}>
				{links.map(([name, to]) => (
					<li key={to}>
						<Link to={to} className={styles.rowLink}>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
