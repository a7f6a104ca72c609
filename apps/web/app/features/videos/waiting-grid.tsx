import { Section } from "../../ui/section/section.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./video-area.module.css";

/** The outline of the films while they are on their way. */
export function WaitingGrid() {
	return (
		<Section>
			<Loading>
				<div className={styles.waiting}>
					{Array.from({ length: 6 }, (_, index) => (
						<Skeleton key={index} shape="picture" />
					))}
				</div>
			</Loading>
		</Section>
	);
}
