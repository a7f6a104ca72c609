import type { ReactNode } from "react";
import { QuestionList } from "../../ui/question-list/question-list.tsx";
import { CentreCards } from "./centre-cards.tsx";
import { ClaimStrip } from "./claim-strip.tsx";
import { FormSection } from "./form-section.tsx";
import type { LandingData } from "./landing-data.ts";
import { LandingHero } from "./landing-hero.tsx";
import { Reasons } from "./reasons.tsx";

interface LandingPageProps {
	data: LandingData;
	form: ReactNode;
}

/** The page that adverts lead to: everything on it ends in the form. */
export function LandingPage({ data, form }: LandingPageProps) {
	const { words } = data;
	return (
		<>
			<LandingHero heading={data.heading} lead={data.lead} action={data.action} picture={data.picture} />
			<ClaimStrip claims={data.claims} />
			<Reasons title={data.reasons.title} items={data.reasons.items} />
			<CentreCards words={words.centres} centres={data.centres} />
			<QuestionList title={words.questions} questions={data.questions} />
			<FormSection words={words.form}>{form}</FormSection>
		</>
	);
}
