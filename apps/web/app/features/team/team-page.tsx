import { brand } from "@kvart/contract/brand";
import { ArrowUpRight } from "lucide";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { TeamData } from "./team.server.ts";
import styles from "./team-page.module.css";

const mailbox = `mailto:${brand.mail.jobs}`;

export function TeamPage({ data }: { data: TeamData }) {
	const { roles } = data;
	return (
		<>
			<PageHead
				title={m.team_heading()}
				lead={data.lead}
				top={<PageTrail current={m.team_heading()} />}
				picture={{ ...data.picture, alt: "" }}
				action={<LinkButton to={mailbox}>{m.team_write()}</LinkButton>}
			/>
			<Section labelledBy="about">
				<div className={styles.columns}>
					<Heading level={2} size="xl" id="about">
						{m.team_about()}
					</Heading>
					<div className={styles.text}>
						{data.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
			</Section>
			<Section ground="ink" labelledBy="roles">
				<Heading level={2} size="xl" id="roles">
					{m.team_roles()}
				</Heading>
				<p className={styles.hint}>{m.team_roles_text()}</p>
				<ul className={styles.roles}>
					{roles.map((role, index) => (
						<li key={role}>
							<a href={`${mailbox}?subject=${encodeURIComponent(role)}`} className={styles.role}>
								<span aria-hidden="true" className={styles.number}>
									{String(index + 1).padStart(2, "0")}
								</span>
								{role}
								<Icon glyph={ArrowUpRight} />
							</a>
						</li>
					))}
				</ul>
			</Section>
			<Section ground="lime" labelledBy="apply">
				<div className={styles.columns}>
					<Heading level={2} size="xl" id="apply">
						{m.team_apply()}
					</Heading>
					<div className={styles.text}>
						<p>{m.team_apply_text()}</p>
						<p>
							<a href={mailbox} className={styles.mailbox}>
								{brand.mail.jobs}
							</a>
						</p>
					</div>
				</div>
			</Section>
		</>
	);
}
