import { barePath, localePath, otherLocale } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { Container } from "../../ui/container/container.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./guide.module.css";
import { type GuidePictures, Parts } from "./parts.tsx";
import { partNumber, useCopy } from "./specimen.tsx";

/** The page around the parts, which are an app. */
export function Guide(pictures: GuidePictures) {
	const copy = useCopy();
	const other = otherLocale(useLocale());
	const { pathname } = useAddress();
	const names = Object.keys(copy.parts);
	return (
		<>
			<header data-ground="ink" className={styles.top}>
				<Container>
					<h1 className={styles.word}>{copy.word}</h1>
					<div className={styles.lead}>
						<p>{copy.intro}</p>
						<a href={localePath(barePath(pathname), other)} lang={other} className={styles.language}>
							{copy.otherLanguage}
						</a>
					</div>
				</Container>
			</header>
			<Container className={styles.layout}>
				<nav aria-label={copy.index} className={styles.index}>
					<ol className={styles.list}>
						{Object.entries(copy.parts).map(([name, [title]]) => (
							<li key={name} className={styles.entry}>
								<span aria-hidden="true" className={styles.number}>
									{partNumber(names, name)}
								</span>
								<TextLink to={`#${name}`} quiet>
									{title}
								</TextLink>
							</li>
						))}
					</ol>
				</nav>
				<AppRoot name="styleguide" app={Parts} props={pictures} />
			</Container>
		</>
	);
}
