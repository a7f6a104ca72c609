import { Check } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { type Ground, Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import { ServiceBand } from "./service-band.tsx";
import styles from "./service-section.module.css";
import type { NamedPath, Service } from "./services-data.ts";

interface ServiceSectionProps {
	service: Service;
	number: number;
	clubsLabel: string;
	ground: Ground;
}

export function ServiceSection({ service, number, clubsLabel, ground }: ServiceSectionProps) {
	const titleId = `${service.id}-title`;
	return (
		<Section id={service.id} labelledBy={titleId} ground={ground} className={styles.section}>
			<div className={styles.head}>
				<p aria-hidden="true" className={styles.number}>{`0${number}`}</p>
				<Heading level={2} id={titleId} className={styles.title}>
					{service.title}
				</Heading>
			</div>
			<ServiceBand service={service} />
			<div className={styles.words}>
				<p className={styles.lead}>{service.lead}</p>
				<div className={styles.text}>
					{service.paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					<ul className={styles.points}>
						{service.points.map((point) => (
							<li key={point}>
								<Icon glyph={Check} />
								{point}
							</li>
						))}
					</ul>
					{service.clubs.length > 0 && <Clubs label={clubsLabel} clubs={service.clubs} />}
					<Actions actions={service.actions} />
				</div>
			</div>
		</Section>
	);
}

function Clubs({ label, clubs }: { label: string; clubs: readonly NamedPath[] }) {
	const localePath = useLocalePath();
	return (
		<p className={styles.clubs}>
			<b>{label} </b>
			{clubs.map(([name, path], index) => (
				<span key={path}>
					{index > 0 && ", "}
					<TextLink to={localePath(path)}>{name}</TextLink>
				</span>
			))}
		</p>
	);
}

function Actions({ actions }: { actions: readonly NamedPath[] }) {
	const localePath = useLocalePath();
	return (
		<div className={styles.actions}>
			{actions.map(([words, path], index) => (
				<LinkButton
					key={path}
					to={localePath(path)}
					look={index === 0 ? "lime" : "ghost"}
					arrow={index === 0 ? "forward" : undefined}
				>
					{words}
				</LinkButton>
			))}
		</div>
	);
}
