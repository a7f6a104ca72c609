import { useLocalePath } from "../../i18n/use-locale.ts";
import { telephone } from "../../lib/telephone.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./centre-cards.module.css";
import { type CentreListProps, CentreSection } from "./centre-section.tsx";
import type { CentreCard } from "./landing-data.ts";
import { PickLink } from "./pick-link.tsx";

export function CentreCards({ words, centres }: CentreListProps) {
	return (
		<CentreSection words={words}>
			<ul className={styles.cards}>
				{centres.map((centre) => (
					<li key={centre.name}>
						<Card centre={centre} words={words} />
					</li>
				))}
			</ul>
		</CentreSection>
	);
}

function Card({ centre, words }: { centre: CentreCard } & Pick<CentreListProps, "words">) {
	const localePath = useLocalePath();
	const { name, soon, picture, properties } = centre;
	return (
		<article data-ground="bone" className={styles.card}>
			<div className={classNames(styles.photo, soon && styles.soon)}>
				{picture && !soon && (
					<Picture picture={picture} sizes="(width >= 1280px) 29rem, (width >= 768px) 48vw, 96vw" fit="cover" />
				)}
				{soon && <p className={styles.tag}>{words.soon}</p>}
				{centre.ribbons.length > 0 && (
					<ul className={styles.ribbons}>
						{centre.ribbons.map((ribbon) => (
							<li key={ribbon}>{ribbon}</li>
						))}
					</ul>
				)}
			</div>
			<div className={styles.body}>
				<Heading level={3} size="m">
					{name}
				</Heading>
				<div className={styles.head}>
					<p className={styles.offers}>{centre.offers.join(" | ")}</p>
					<Rating value={centre.rating} />
				</div>
				{properties.length > 0 && (
					<ul className={styles.properties}>
						{properties.map((property) => (
							<li key={property}>{property}</li>
						))}
					</ul>
				)}
				<address className={styles.address}>
					{!soon && <span>{centre.address}</span>}
					<TextLink to={telephone(centre.phone)}>{centre.phone}</TextLink>
				</address>
				{!soon && (
					<div className={styles.actions}>
						<PickLink gym={name} words={words} />
						<LinkButton to={localePath("/price-list")} look="ghost" size="small">
							{words.prices}
						</LinkButton>
					</div>
				)}
			</div>
		</article>
	);
}
