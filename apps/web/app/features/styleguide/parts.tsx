import type { PictureSource } from "../../ui/picture/picture-data.ts";
import { Actions } from "./actions.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import styles from "./guide.module.css";
import { Overlays } from "./overlays.tsx";
import { Showpieces } from "./showpieces.tsx";
import { States } from "./states.tsx";
import { StepForm } from "./step-form.tsx";

export interface GuidePictures {
	tiles: readonly PictureSource[];
	hero: PictureSource;
	front: PictureSource;
	poster: PictureSource;
	form: PictureSource;
}

export function Parts({ tiles, hero, front, poster, form }: GuidePictures) {
	return (
		<div className={styles.parts}>
			<Foundations />
			<Actions />
			<Forms />
			<StepForm picture={form} />
			<Overlays />
			<Showpieces tiles={tiles} hero={hero} front={front} poster={poster} />
			<States />
		</div>
	);
}
