import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { PadelBooking } from "./padel-booking.tsx";
import type { PadelData } from "./padel-data.ts";
import styles from "./padel-page.module.css";

export function PadelPage({ data }: { data: PadelData }) {
	const { words } = data;
	return (
		<>
			<Poster
				word={words.word}
				picture={{ ...data.picture, alt: "" }}
				focus="50% 62%"
				top={<PageTrail current={words.word} />}
				action={
					<LinkButton to="#book" arrow="forward">
						{words.book}
					</LinkButton>
				}
				features={data.features}
			/>
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
			<PadelBooking data={data} />
			<Section labelledBy="prices">
				<VisuallyHidden as="h2" id="prices">
					{words.prices}
				</VisuallyHidden>
				<div className={styles.prices}>
					<PriceTable
						caption={words.courtPrices}
						subject={words.slot}
						columns={[words.price]}
						rows={data.courtPrices}
					/>
					<PriceTable caption={words.rental} subject={words.item} columns={[words.price]} rows={data.rental} />
				</div>
			</Section>
			<QuestionList title={words.questions} questions={data.questions} />
		</>
	);
}
