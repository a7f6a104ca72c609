import { ArrowRight } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import styles from "./schedules.module.css";
import type { NamedPath } from "./trainings-data.ts";

/** The lime block that ends the grid: when it is on, centre by centre. */
export function Schedules({ title, schedules }: { title: string; schedules: readonly NamedPath[] }) {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="training-schedules" data-ground="lime" className={styles.block}>
			<h3 id="training-schedules" className={styles.title}>
				{title}
			</h3>
			<ul className={styles.list}>
				{schedules.map(([name, path]) => (
					<li key={path}>
						<Link to={localePath(path)} className={styles.link}>
							{name}
							<Icon glyph={ArrowRight} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
