import { ArrowRight } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Marked } from "./marked.tsx";
import styles from "./result-group.module.css";
import type { FoundGroup, FoundThing } from "./search-data.ts";

/** Everything of one kind, beside its name. */
export function ResultGroup({ group: { kind, title, count, results } }: { group: FoundGroup }) {
	const id = `found-${kind}`;
	return (
		<section aria-labelledby={id} className={styles.group}>
			<div className={styles.head}>
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

function Result({ result: { path, title, text } }: { result: FoundThing }) {
	return (
		<>
			<h3 className={styles.title}>
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
