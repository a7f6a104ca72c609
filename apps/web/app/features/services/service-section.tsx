import { Check } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { type Ground, Section } from "../../ui/section/section.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./service-section.module.css";
import type { NamedPath, Service } from "./services.server.ts";

interface ServiceSectionProps {
	service: Service;
	number: number;
	ground: Ground;
}

export function ServiceSection({ service, number, ground }: ServiceSectionProps) {
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
			<div className={styles.columns}>
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
					{service.clubs.length > 0 && <Clubs clubs={service.clubs} />}
					<Actions actions={service.actions} />
				</div>
			</div>
		</Section>
	);
}

function Clubs({ clubs }: { clubs: readonly NamedPath[] }) {
	const localePath = useLocalePath();
	return (
		<p className={styles.clubs}>
			<b>{m.services_clubs()} </b>
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
			{actions.map(([label, path], index) => (
				<LinkButton
					key={path}
					to={localePath(path)}
					look={index === 0 ? "lime" : "ghost"}
					arrow={index === 0 ? "forward" : undefined}
				>
					{label}
				</LinkButton>
			))}
		</div>
	);
}

/** One big picture and two cells beside it: two details, or a detail and a figure. */
function ServiceBand({ service }: { service: Pick<Service, "pictures" | "figure"> }) {
	const [big, ...details] = service.pictures;
	return (
		<div className={styles.band}>
			{big && (
				<div className={styles.big}>
					{/* Heads matter more than floors. */}
					<Picture
						picture={big}
						sizes="(width >= 1440px) 917px, (width >= 768px) 64vw, 96vw"
						fit="cover"
						focus="50% 12%"
					/>
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
