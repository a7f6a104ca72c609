import { brand } from "@kvart/contract/brand";
import { Check } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Chip, chipClasses } from "../../ui/chip/chip.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { Heading, Kicker } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NextClassesSection } from "../../ui/next-classes/next-classes.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { ClubData } from "./club.server.ts";
import styles from "./club-page.module.css";
import { ClubPeople } from "./club-people.tsx";
import { ClubTiles, SectionHead } from "./club-tiles.tsx";
import { ClubVisit } from "./club-visit.tsx";
import { Gallery } from "./gallery.tsx";
import { OpenNow, openTextsIn } from "./open-now.tsx";
import type { OpeningAnswer } from "./opening.server.ts";
import { Opening } from "./opening.tsx";

interface ClubPageProps {
	club: ClubData;
	/** After the form of a club that opens soon was sent. */
	answer?: OpeningAnswer | undefined;
}

export function ClubPage({ club, answer }: ClubPageProps) {
	const { picture, smallPicture } = club;
	const localePath = useLocalePath();
	return (
		<>
			<Poster
				word={club.name}
				picture={smallPicture ? { ...picture, alt: `${brand.name} ${club.name}` } : picture}
				small={smallPicture}
				top={<Breadcrumbs trail={[{ label: m.clubs_heading(), to: localePath("/clubs") }]} current={club.name} />}
				meta={<Meta club={club} />}
				action={
					<div className={styles.actions}>
						<FavouriteButton kind="gym" id={club.id} name={club.name} on="picture" />
						{club.schedule && (
							<LinkButton to={localePath(club.schedule)} arrow="forward">
								{m.clubs_schedule()}
							</LinkButton>
						)}
						{club.padel && (
							<LinkButton to={localePath("/padel")} arrow="forward">
								{m.clubs_padel()}
							</LinkButton>
						)}
					</div>
				}
				features={club.features}
			/>
			{club.soon && <Opening path={club.path} name={club.name} day={club.opensOn} answer={answer} />}
			{club.visit && <ClubVisit name={club.name} visit={club.visit} />}
			{club.next && <NextClassesSection next={club.next} />}
			<About club={club} />
			{club.promotion && <Promotion promotion={club.promotion} />}
			{club.gallery.length > 0 && <Gallery name={club.name} pictures={club.gallery} />}
			<ClubPeople club={club} />
			{!club.soon && <FreeTraining club={club} />}
			<Section labelledBy="others">
				<SectionHead id="others" title={m.clubs_others()} size="l">
					<LinkButton to={localePath("/clubs")} look="ghost" size="small" arrow="forward">
						{m.clubs_all()}
					</LinkButton>
				</SectionHead>
				<ClubTiles tiles={club.others} />
			</Section>
		</>
	);
}

function FreeTraining({ club }: { club: ClubData }) {
	const localePath = useLocalePath();
	return (
		<Section ground="lime" pad="tight" labelledBy="free">
			<div className={styles.free}>
				<Heading level={2} size="l" id="free">
					{m.clubs_free_title()}
				</Heading>
				<LinkButton to={localePath(`/free-training?gym=${encodeURIComponent(club.name)}`)} arrow="forward">
					{m.clubs_free_action()}
				</LinkButton>
			</div>
		</Section>
	);
}

function Meta({ club }: { club: ClubData }) {
	if (club.soon) return <Chip look="lime">{m.clubs_soon()}</Chip>;
	return (
		<>
			<span {...openTextsIn()}>
				<OpenNow open={club.open} live className={chipClasses("solid", styles.chip)} />
			</span>
			{club.chips.map((chip) => (
				<Chip key={chip}>{chip}</Chip>
			))}
			{club.rating.value > 0 && (
				<span className={styles.rating}>
					<Rating {...club.rating} />
				</span>
			)}
		</>
	);
}

function About({ club: { lead, paragraphs, properties } }: { club: ClubData }) {
	return (
		<Section labelledBy="about">
			<div className={styles.columns}>
				<div>
					<Kicker>{m.clubs_about()}</Kicker>
					<h2 id="about" className={styles.lead}>
						{lead}
					</h2>
				</div>
				<div className={styles.text}>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					{properties.length > 0 && <h3 className={styles.subtitle}>{m.clubs_has()}</h3>}
					<ul className={styles.properties}>
						{properties.map((property) => (
							<li key={property}>
								<Icon glyph={Check} />
								{property}
							</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}

function Promotion({ promotion }: { promotion: NonNullable<ClubData["promotion"]> }) {
	return (
		<Section ground="ink" labelledBy="promotion">
			<div className={styles.promotionHead}>
				<div>
					<Kicker>{promotion.kicker}</Kicker>
					<h2 id="promotion" className={styles.promotionTitle}>
						{promotion.title}
					</h2>
				</div>
				<p className={styles.promotionText}>{promotion.text}</p>
			</div>
			<ClubTiles tiles={promotion.tiles} />
		</Section>
	);
}
