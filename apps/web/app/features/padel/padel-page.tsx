import { phoneLink } from "@kvart/contract/phone";
import { Mail, MapPin, Phone } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { FrontHero } from "../../ui/hero/front-hero.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Features } from "../../ui/poster/features.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { PadelData } from "./padel.server.ts";
import styles from "./padel-page.module.css";

export function PadelPage({ data }: { data: PadelData }) {
	return (
		<>
			<FrontHero
				word={m.padel_word()}
				picture={{ ...data.picture, alt: "" }}
				top={<PageTrail current={m.padel_word()} />}
				action={
					<LinkButton to="#book" arrow="forward">
						{m.padel_book()}
					</LinkButton>
				}
			/>
			<div data-ground="ink">
				<Features features={data.features} />
			</div>
			<Section>
				<div className={styles.intro}>
					<p className={styles.lead}>{data.lead}</p>
					<p className={styles.text}>{data.text}</p>
				</div>
			</Section>
			<ul className={styles.strip}>
				{data.pictures.map((picture) => (
					<li key={picture.id} className={styles.cell}>
						<Picture picture={picture} sizes="(width >= 1024px) 28vw, 56vw" fit="cover" />
					</li>
				))}
			</ul>
			<Booking data={data} />
			<Section labelledBy="prices">
				<VisuallyHidden as="h2" id="prices">
					{m.padel_prices()}
				</VisuallyHidden>
				<div className={styles.prices}>
					<PriceTable
						caption={m.padel_court_prices()}
						subject={m.padel_slot()}
						columns={[m.padel_price()]}
						rows={data.courtPrices}
					/>
					<PriceTable
						caption={m.padel_rental()}
						subject={m.padel_item()}
						columns={[m.padel_price()]}
						rows={data.rental}
					/>
				</div>
			</Section>
			<QuestionList title={m.padel_questions()} questions={data.questions} />
		</>
	);
}

/** Courts are booked by phone or e-mail. */
function Booking({ data: { phone, email, hours, club } }: { data: PadelData }) {
	const localePath = useLocalePath();
	return (
		<Section id="book" labelledBy="book-title" ground="lime">
			<div className={styles.columns}>
				<div>
					<Heading level={2} size="xl" id="book-title" className={styles.bookTitle}>
						{m.padel_book_title()}
					</Heading>
					<p className={styles.bookText}>{m.padel_book_text()}</p>
				</div>
				<div>
					<ul className={styles.ways}>
						<li>
							<a href={phoneLink(phone)} className={styles.way}>
								<Icon glyph={Phone} />
								{phone}
							</a>
						</li>
						<li>
							<a href={`mailto:${email}`} className={styles.way}>
								<Icon glyph={Mail} />
								{email}
							</a>
						</li>
						{club && (
							<li>
								<Link to={localePath(`/${club.slug}#visit`)} className={styles.way}>
									<Icon glyph={MapPin} />
									{club.address}
								</Link>
							</li>
						)}
					</ul>
					<h3 className={styles.subtitle}>{m.padel_hours()}</h3>
					<dl className={styles.hours}>
						{hours.map(({ days, open }) => (
							<div key={days}>
								<dt>{days}</dt>
								<dd>{open}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</Section>
	);
}
