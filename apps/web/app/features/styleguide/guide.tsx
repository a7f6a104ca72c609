import { Container } from "../../ui/container/container.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { Actions } from "./actions.tsx";
import { Forms } from "./forms.tsx";
import { Overlays } from "./overlays.tsx";
import { Showpieces } from "./showpieces.tsx";
import { States } from "./states.tsx";
import { StepForm } from "./step-form.tsx";

interface GuideProps {
	tiles: readonly PictureSource[];
	hero: PictureSource;
	front: PictureSource;
	poster: PictureSource;
	form: PictureSource;
}

/** Every part of the site in every state. */
export function Guide({ form, ...pictures }: GuideProps) {
	return (
		<Container>
			<Heading level={1} size="2xl">
				Parts of the site
			</Heading>
			<Actions />
			<Forms />
			<StepForm picture={form} />
			<Overlays />
			<Showpieces {...pictures} />
			<States />
		</Container>
	);
}
