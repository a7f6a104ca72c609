import { Dumbbell, HandHeart, HeartPulse, type IconNode, Salad, Sun, UsersRound } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { CentreBoard } from "./centres.tsx";
import type { OptionName } from "./copy.server.ts";
import type { SignUpData } from "./landing.server.ts";
import { FormSection, LandingHero } from "./landing-frame.tsx";
import styles from "./sign-up-page.module.css";

interface SignUpPageProps {
	data: SignUpData;
	form: ReactNode;
}

/** For people who have decided already. */
export function SignUpPage({ data, form }: SignUpPageProps) {
	const { texts } = data;
	return (
		<>
			<LandingHero heading={data.heading} action={data.action} picture={data.picture} />
			<Section ground="lime" pad="tight">
				<p className={styles.lead}>{data.lead}</p>
			</Section>
			<CentreBoard texts={texts.centres} centres={data.centres} />
			<Options title={data.options.title} items={data.options.items} />
			<TrainingCards cards={data.cards} />
			<QuestionList title={texts.questions} questions={data.questions} />
			<FormSection texts={texts.form}>{form}</FormSection>
		</>
	);
}

const glyphs: Record<OptionName, IconNode> = {
	gym: Dumbbell,
	group: UsersRound,
	cardio: HeartPulse,
	massage: HandHeart,
	solarium: Sun,
	bar: Salad,
};

function Options({ title, items }: SignUpData["options"]) {
	return (
		<Section labelledBy="options">
			<Heading level={2} size="xl" id="options">
				{title}
			</Heading>
			<ul className={styles.options}>
				{items.map(([name, label]) => (
					<li key={name} className={styles.option}>
						<Icon glyph={glyphs[name]} />
						{label}
					</li>
				))}
			</ul>
		</Section>
	);
}

function TrainingCards({ cards }: Pick<SignUpData, "cards">) {
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
