import { useAddress } from "../../lib/address.ts";
import { barePath, localePath, otherLocale } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Container } from "../../ui/container/container.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { Actions } from "./actions.tsx";
import { useCopy } from "./copy.ts";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import styles from "./guide.module.css";
import { Overlays } from "./overlays.tsx";
import { Showpieces } from "./showpieces.tsx";
import { partNumber } from "./specimen.tsx";
import { States } from "./states.tsx";
import { StepForm } from "./step-form.tsx";

export interface GuidePictures {
	tiles: readonly PictureSource[];
	poster: PictureSource;
	form: PictureSource;
}

export function Guide({ tiles, poster, form }: GuidePictures) {
	const copy = useCopy();
	const other = otherLocale(useLocale());
	const { pathname } = useAddress();
	const names = Object.keys(copy.parts);
	return (
		<>
			<header data-ground="ink" className={styles["top"]}>
				<Container>
					<h1 className={styles["word"]}>{copy.word}</h1>
					<div className={styles["lead"]}>
						<p>{copy.intro}</p>
						{/* A plain document load: `<html lang>` changes with it. */}
						<a href={localePath(barePath(pathname), other)} lang={other} className={styles["language"]}>
							{copy.otherLanguage}
						</a>
					</div>
				</Container>
			</header>
			<Container className={styles["layout"]}>
				<nav aria-label={copy.index} className={styles["index"]}>
					<ol className={styles["list"]}>
						{Object.entries(copy.parts).map(([name, [title]]) => (
							<li key={name} className={styles["entry"]}>
								<span aria-hidden="true" className={styles["number"]}>
									{partNumber(names, name)}
								</span>
								<TextLink to={`#${name}`} quiet>
									{title}
								</TextLink>
							</li>
						))}
					</ol>
				</nav>
				<div className={styles["parts"]}>
					<Foundations />
					<Actions />
					<Forms />
					<StepForm picture={form} />
					<Overlays />
					<Showpieces tiles={tiles} poster={poster} />
					<States />
				</div>
			</Container>
		</>
	);
}
