import { Mail, Phone } from "lucide";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./padel-booking.module.css";
import type { PadelData } from "./padel-data.ts";

/** Courts are booked by phone or e-mail: both are written as big as a button would be. */
export function PadelBooking({ data }: { data: PadelData }) {
	const { words, phone, email, hours } = data;
	return (
		<Section id="book" labelledBy="book-title" ground="lime">
			<div className={styles.columns}>
				<div>
					<Heading level={2} size="xl" id="book-title" className={styles.title}>
						{words.bookTitle}
					</Heading>
					<p className={styles.text}>{words.bookText}</p>
				</div>
				<div>
					<ul className={styles.ways}>
						<li>
							<a href={`tel:${phone.replaceAll(" ", "")}`} className={styles.way}>
								<Icon glyph={Phone} />
								{phone}
							</a>
						</li>
						<li>
							<a href={`mailto:${email}`} className={styles.way}>
								<Icon glyph={Mail} />
								{email}
							</a>
						</li>
					</ul>
					<h3 className={styles.subtitle}>{words.hours}</h3>
					<dl className={styles.hours}>
						{hours.map(([days, open]) => (
							<div key={days}>
								<dt>{days}</dt>
								<dd>{open}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</Section>
	);
}
