import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./service-band.module.css";
import type { Service } from "./services-data.ts";

/** One big picture and two cells beside it: two details, or a detail and the number that says it. */
export function ServiceBand({ service }: { service: Pick<Service, "pictures" | "figure"> }) {
	const [big, ...details] = service.pictures;
	return (
		<div className={styles.band}>
			{big && (
				<div className={styles.big}>
					<Picture picture={big} sizes="(width >= 1440px) 917px, (width >= 768px) 64vw, 96vw" fit="cover" />
				</div>
			)}
			{details.map((picture) => (
				<div key={picture.id} className={styles.cell}>
					<Picture picture={picture} sizes="(width >= 1440px) 458px, (width >= 768px) 32vw, 48vw" fit="cover" />
				</div>
			))}
			{service.figure && (
				<div data-ground="lime" className={styles.figure}>
					<p className={styles.value}>{service.figure.value}</p>
					<p className={styles.caption}>{service.figure.text}</p>
				</div>
			)}
		</div>
	);
}
