import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TrainingBoard } from "./training-board.tsx";
import type { TrainingsData } from "./trainings.server.ts";
import styles from "./trainings-page.module.css";

export function TrainingsPage({ data }: { data: TrainingsData }) {
	const localePath = useLocalePath();
	return (
		<>
			<Poster
				word={data.heading}
				picture={{ ...data.picture, alt: "" }}
				focus="50% 55%"
				top={<PageTrail current={data.heading} />}
				action={
					<LinkButton to={localePath("/training-selection")} arrow="forward">
						{m.trainings_choose()}
					</LinkButton>
				}
			/>
			<Section>
				<div className={styles.intro}>
					<p className={styles.lead}>{data.lead}</p>
					<div className={styles.explanation}>
						{data.explanation.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
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
