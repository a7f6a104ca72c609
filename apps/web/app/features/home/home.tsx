import { brand } from "@kvart/contract/brand";
import { ArrowUpRight } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Kicker } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NextClassesSection } from "../../ui/next-classes/next-classes.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile/tile.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { Banner } from "./banner.tsx";
import { BlogBlock } from "./blog-block.tsx";
import styles from "./home.module.css";
import type { HomeData } from "./home.server.ts";
import { OwnNext } from "./own-next.tsx";
import { SectionHead } from "./section-head.tsx";

export function Home({ data }: { data: HomeData }) {
	return (
		<>
			<VisuallyHidden as="h1">{m.home_title({ name: brand.name })}</VisuallyHidden>
			<OwnNext />
			{data.events.length > 0 && <Banner events={data.events} />}
			<Claims clubs={data.clubs} />
			<NextClassesSection next={data.next} tonight />
			<ClubGrid clubs={data.clubs} />
			<FreeTraining picture={data.freePicture} />
			{data.lead && <BlogBlock lead={data.lead} posts={data.posts} />}
			<About paragraphs={data.about} />
		</>
	);
}

function Claims({ clubs }: Pick<HomeData, "clubs">) {
	const claims = [
		["7", m.home_claim_days()],
		[String(clubs.length), m.home_claim_clubs()],
		["100%", m.home_claim_success()],
	];
	return (
		<section aria-label={m.home_claims()} data-ground="lime">
			<Container>
				<ul className={styles.claims}>
					{claims.map(([figure, text]) => (
						<li key={figure} className={styles.claim}>
							<b className={styles.figure}>{figure}</b> <span className={styles.text}>{text}</span>
						</li>
					))}
				</ul>
			</Container>
		</section>
	);
}

function ClubGrid({ clubs }: Pick<HomeData, "clubs">) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="clubs">
			<SectionHead
				id="clubs"
				title={m.home_clubs_title()}
				action={
					<LinkButton to={localePath("/clubs")} look="ink" arrow="forward">
						{m.home_clubs_all()}
					</LinkButton>
				}
			/>
			<TileGrid>
				{clubs.map(({ path, ...club }, index) => (
					<li key={path}>
						<Tile {...club} index={index + 1} to={localePath(path)} />
					</li>
				))}
			</TileGrid>
		</Section>
	);
}

function FreeTraining({ picture }: { picture: HomeData["freePicture"] }) {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="free-training" data-ground="ink" className={styles.block}>
			<div className={styles.freeTexts}>
				<Kicker>{m.home_free_kicker()}</Kicker>
				<h2 id="free-training" className={styles.freeTitle}>
					{m.home_free_title()}
				</h2>
				<p className={styles.freeText}>{m.home_free_text()}</p>
				<LinkButton to={localePath("/free-training")} arrow="forward">
					{m.home_free_action()}
				</LinkButton>
			</div>
			<div className={styles.freePicture}>
				<Picture picture={picture} sizes="(width >= 1024px) 50vw, 100vw" fit="cover" focus="100% 100%" />
			</div>
		</section>
	);
}

function About({ paragraphs: [lead, ...others] }: { paragraphs: readonly string[] }) {
	return (
		<Section labelledBy="about" ruled>
			<div className={styles.columns}>
				<div>
					<Kicker>{m.home_about_kicker()}</Kicker>
					<h2 id="about" className={styles.aboutTitle}>
						{m.home_about_title()}
					</h2>
				</div>
				<div className={styles.aboutText}>
					<p className={styles.lead}>{lead}</p>
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
			<ul aria-label={m.home_follow()} className={styles.social}>
				{brand.social.map(({ name, url }) => (
					<li key={name}>
						<a href={url} rel="noopener" className={styles.profile}>
							{name}
							<Icon glyph={ArrowUpRight} />
						</a>
					</li>
				))}
			</ul>
		</Section>
	);
}
