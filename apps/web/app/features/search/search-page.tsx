import { Search } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { Container } from "../../ui/container/container.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import { LinkRow } from "./link-row.tsx";
import { searchPath } from "./query.ts";
import { ResultGroup } from "./result-group.tsx";
import type { SearchData } from "./search-data.ts";
import { SearchField } from "./search-field.tsx";
import styles from "./search-page.module.css";

export function SearchPage({ data }: { data: SearchData }) {
	const { words, query, groups } = data;
	return (
		<>
			<header data-ground="ink" className={styles.head}>
				<Container>
					<PageTrail current={words.heading} />
					<Heading level={1} size="xl" className={styles.title}>
						{words.heading}
					</Heading>
					<SearchField words={words} query={query} />
					<p className={styles.hint}>{words.hint}</p>
				</Container>
			</header>
			<Section pad={groups.length > 0 ? "none" : "normal"}>
				{groups.length > 0 ? <Results data={data} /> : <Nothing data={data} />}
			</Section>
		</>
	);
}

function Results({ data: { words, groups } }: { data: SearchData }) {
	return (
		<>
			<output className={styles.found}>{words.found}</output>
			{groups.map((group) => (
				<ResultGroup key={group.kind} group={group} />
			))}
		</>
	);
}

function Nothing({ data: { words, query, suggestions, shortcuts } }: { data: SearchData }) {
	const localePath = useLocalePath();
	const links = suggestions.map((word): [string, string] => [word, localePath(searchPath(word))]);
	return (
		<div className={styles.nothing}>
			{query !== "" && (
				<EmptyState
					glyph={Search}
					title={words.nothing.title}
					text={words.nothing.text}
					action={links.length > 0 && <LinkRow title={words.maybe} links={links} />}
				/>
			)}
			<LinkRow title={words.often} links={shortcuts.map(([name, path]) => [name, localePath(path)])} big />
		</div>
	);
}
