import { useLocalePath } from "../../i18n/use-locale.ts";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { SignUpData } from "./landing-data.ts";
import styles from "./way-cards.module.css";

/** Three ways to train. */
export function WayCards({ cards }: { cards: SignUpData["cards"] }) {
	const localePath = useLocalePath();
	return (
		<Container>
			<ul className={styles.cards}>
				{cards.map(({ title, text, picture, path, more }) => (
					<li key={title} className={styles.card}>
						<div className={styles.picture}>
							<Picture
								picture={{ ...picture, alt: "" }}
								sizes="(width >= 1440px) 30rem, (width >= 768px) 32vw, 96vw"
								fit="cover"
							/>
						</div>
						<Heading level={3} size="m">
							{title}
						</Heading>
						<p>{text}</p>
						<p>
							<TextLink to={localePath(path)}>
								{more}
								<VisuallyHidden>: {title}</VisuallyHidden>
							</TextLink>
						</p>
					</li>
				))}
			</ul>
		</Container>
	);
}
