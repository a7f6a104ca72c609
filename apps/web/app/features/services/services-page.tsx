import { ArrowDown } from "lucide";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { ServiceSection } from "./service-section.tsx";
import type { ServicesData } from "./services-data.ts";
import styles from "./services-page.module.css";

export function ServicesPage({ data }: { data: ServicesData }) {
	const { words, services } = data;
	return (
		<>
			<Poster
				word={words.word}
				picture={{ ...data.picture, alt: "" }}
				focus="50% 60%"
				top={<PageTrail current={words.word} />}
			/>
			<nav aria-label={words.contents} data-ground="ink">
				<Container>
					<ol className={styles.signs}>
						{services.map(({ id, title }, index) => (
							<li key={id}>
								<Link to={`#${id}`} className={styles.sign}>
									<span aria-hidden="true" className={styles.number}>
										{`0${index + 1}`}
									</span>
									<span className={styles.title}>{title}</span>
									<Icon glyph={ArrowDown} />
								</Link>
							</li>
						))}
					</ol>
				</Container>
			</nav>
			{services.map((service, index) => (
				<ServiceSection
					key={service.id}
					service={service}
					number={index + 1}
					clubsLabel={words.clubs}
					ground={index % 2 === 0 ? "bone" : "ink"}
				/>
			))}
		</>
	);
}
