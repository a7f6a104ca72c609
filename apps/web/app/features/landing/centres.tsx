import { phoneLink } from "@kvart/contract/phone";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { ButtonContent, type ButtonLook, lookClass } from "../../ui/button/button-look.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./centres.module.css";
import { gymParam, type LandingData } from "./landing.server.ts";

type CentreTexts = LandingData["texts"]["centres"];
type CentreCard = LandingData["centres"][number];

interface CentreListProps {
	texts: CentreTexts;
	centres: readonly CentreCard[];
}

function CentreSection({ texts, children }: { texts: CentreTexts; children: ReactNode }) {
	return (
		<Section ground="ink" labelledBy="centres">
			<Heading level={2} size="xl" id="centres">
				{texts.title}
			</Heading>
			<p className={styles.text}>{texts.text}</p>
			{children}
		</Section>
	);
}

/** A list of centres; choosing one sets it in the form. */
export function CentreBoard({ texts, centres }: CentreListProps) {
	return (
		<CentreSection texts={texts}>
			<ol className={styles.board}>
				{centres.map(({ name, soon, offers, ribbons, rating, address }) => (
					<li key={name} className={styles.row}>
						<Heading level={3} size="m" className={styles.name}>
							{name}
						</Heading>
						<div className={styles.facts}>
							<p>{[...offers, ...ribbons].join(" | ")}</p>
							<p className={styles.boardAddress}>{address}</p>
						</div>
						<div className={styles.rating}>
							<Rating {...rating} />
						</div>
						<div className={styles.pick}>
							{soon ? <p className={styles.boardSoon}>{texts.soon}</p> : <PickLink gym={name} texts={texts} />}
						</div>
					</li>
				))}
			</ol>
		</CentreSection>
	);
}

export function CentreCards({ texts, centres }: CentreListProps) {
	return (
		<CentreSection texts={texts}>
			<ul className={styles.cards}>
				{centres.map((centre) => (
					<li key={centre.name}>
						<Card centre={centre} texts={texts} />
					</li>
				))}
			</ul>
		</CentreSection>
	);
}

function Card({ centre, texts }: { centre: CentreCard } & Pick<CentreListProps, "texts">) {
	const localePath = useLocalePath();
	const { name, soon, picture, properties } = centre;
	return (
		<article data-ground="bone" className={styles.card}>
			<div className={styles.photo}>
				{picture && (
					<Picture picture={picture} sizes="(width >= 1100px) 29rem, (width >= 700px) 48vw, 96vw" fit="cover" />
				)}
				{soon && <p className={styles.tag}>{texts.soon}</p>}
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
					<Rating {...centre.rating} />
				</div>
				{properties.length > 0 && (
					<ul className={styles.properties}>
						{properties.map((property) => (
							<li key={property}>{property}</li>
						))}
					</ul>
				)}
				<address className={styles.address}>
					<span>{centre.address}</span>
					<TextLink to={phoneLink(centre.phone)}>{centre.phone}</TextLink>
				</address>
				{!soon && (
					<div className={styles.actions}>
						<PickLink gym={name} texts={texts} />
						<LinkButton to={localePath("/price-list")} look="ghost" size="small">
							{texts.prices}
						</LinkButton>
					</div>
				)}
			</div>
		</article>
	);
}

/** Chooses a centre in the form (`enhance/pick-centre.ts`); without scripts by the address. */
function PickLink({ gym, texts }: { gym: string; texts: CentreTexts }) {
	const shape: ButtonLook = { size: "small", children: texts.trial };
	const address = useAddress();
	return (
		<Link
			to={`${withParams(address, { [gymParam]: gym })}#form`}
			data-pick-centre={gym}
			aria-label={texts.trialAt.replace("{name}", gym)}
			className={lookClass(shape)}
		>
			<ButtonContent {...shape} />
		</Link>
	);
}
