import type { Picture as PictureOf } from "@kvart/media/urls";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./free-training.module.css";
import type { HomeWords } from "./home-data.ts";

interface FreeTrainingProps {
	words: HomeWords["free"];
	picture: PictureOf;
}

export function FreeTraining({ words, picture }: FreeTrainingProps) {
	const localePath = useLocalePath();
	return (
		<section aria-labelledby="free-training" data-ground="ink" className={styles.block}>
			<div className={styles.words}>
				<Kicker>{words.kicker}</Kicker>
				<h2 id="free-training" className={styles.title}>
					{words.title}
				</h2>
				<p className={styles.text}>{words.text}</p>
				<LinkButton to={localePath("/free-training")} arrow="forward">
					{words.action}
				</LinkButton>
			</div>
			<div className={styles.picture}>
				<Picture picture={picture} sizes="(width >= 1024px) 50vw, 100vw" fit="cover" />
			</div>
		</section>
	);
}
