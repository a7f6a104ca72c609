import { ArrowDown } from "lucide";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Container } from "../../ui/container/container.tsx";
import { Hero } from "../../ui/hero/hero.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { ServiceSection } from "./service-section.tsx";
import type { ServicesData } from "./services.server.ts";
import styles from "./services-page.module.css";

export function ServicesPage({ data: { heading, lead, picture, services } }: { data: ServicesData }) {
	return (
		<>
			<Hero title={heading} lead={lead} picture={{ ...picture, alt: "" }} top={<PageTrail current={heading} />} />
			<nav aria-label={m.services_contents()} data-ground="ink">
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
					ground={index % 2 === 0 ? "bone" : "ink"}
				/>
			))}
		</>
	);
}
