import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Hero } from "../../ui/hero/hero.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TrainingBoard } from "./training-board.tsx";
import type { TrainingsData } from "./trainings.server.ts";
import styles from "./trainings-page.module.css";

export function TrainingsPage({ data }: { data: TrainingsData }) {
	const localePath = useLocalePath();
	return (
		<>
			<Hero
				title={data.heading}
				lead={data.lead}
				picture={{ ...data.picture, alt: "" }}
				top={<PageTrail current={data.heading} />}
			>
				<LinkButton to={localePath("/training-selection")} arrow="forward">
					{m.trainings_choose()}
				</LinkButton>
			</Hero>
			<Section>
				<div className={styles.explanation}>
					{data.explanation.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<Notice kind="warning" title={m.trainings_warning()}>
					{data.warning}
				</Notice>
				<TrainingBoard data={data} />
			</Section>
			<QuestionList title={m.trainings_questions()} questions={data.questions} />
		</>
	);
}
