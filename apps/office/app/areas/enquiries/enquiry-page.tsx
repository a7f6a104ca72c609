import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { Alert, Anchor, Badge } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { GitMerge, TriangleAlert } from "lucide-react";
import { Link, useLocation, useParams } from "react-router";
import { formatInstant } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Facts, MailLink } from "../../parts/facts/facts.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import { Conversation } from "./conversation.tsx";
import styles from "./enquiries.module.css";
import { EnquiryActions } from "./enquiry-actions.tsx";
import {
	dueLabel,
	formFacts,
	isMark,
	kindLabel,
	markLabels,
	personLabel,
	statusColors,
	statusLabels,
	urgencyColors,
	urgencyOf,
} from "./enquiry-labels.ts";
import { Handling } from "./handling.tsx";
import { NewMail } from "./new-mail.tsx";
import { Reply } from "./reply.tsx";
import { SamePhone } from "./same-phone.tsx";
import { SideList } from "./side-list.tsx";
import { useEnquiry } from "./use-enquiry.ts";

function Contact({ enquiry }: { enquiry: Enquiry }) {
	const { email, phone, created_at, language } = enquiry;
	if (email === "") return null;
	return (
		<Panel title={m.enquiries_contact()}>
			<Facts
				facts={[
					[
						m.enquiries_phone(),
						<Anchor key="phone" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
							{phone}
						</Anchor>,
					],
					[m.enquiries_email(), <MailLink key="email" email={email} />],
					[m.enquiries_received(), formatInstant(created_at)],
					[m.enquiries_language(), language === "sr" ? m.parts_in_serbian() : m.parts_in_english()],
				]}
			/>
		</Panel>
	);
}

/** Status, deadline and warnings. */
function State({ enquiry }: { enquiry: Enquiry }) {
	const { status, marks, merged_into_id } = enquiry;
	const urgency = urgencyOf(enquiry);
	const urgent = urgency === "over" || urgency === "soon";
	return (
		<>
			<div className={styles.head}>
				<Badge color={statusColors[status]}>{statusLabels[status]()}</Badge>
				<Badge variant={urgent ? "light" : "outline"} color={urgent ? urgencyColors[urgency] : "ink"}>
					{dueLabel(enquiry)}
				</Badge>
			</div>
			{marks.filter(isMark).map((mark) => (
				<Alert
					key={mark}
					color="warning"
					icon={<TriangleAlert size={20} aria-hidden />}
					title={markLabels[mark].label()}
					className={styles.alert}
				>
					{markLabels[mark].text()}
				</Alert>
			))}
			{merged_into_id !== null && (
				<Alert color="ink" icon={<GitMerge size={20} aria-hidden />} className={styles.alert}>
					{m.enquiries_merged_into({ id: merged_into_id })}{" "}
					<Anchor component={Link} to={`/enquiries/inbox/${merged_into_id}`}>
						{m.enquiries_open_merged()}
					</Anchor>
				</Alert>
			)}
		</>
	);
}

function Detail({ enquiry }: { enquiry: Enquiry }) {
	const facts = formFacts(enquiry.form);
	const { search } = useLocation();
	return (
		<>
			<PageHeader
				title={`${personLabel(enquiry)}: ${kindLabel(enquiry.kind).toLowerCase()}`}
				back={{ to: `/enquiries/inbox${search}`, label: m.enquiries_title() }}
				actions={<EnquiryActions enquiry={enquiry} />}
			/>
			<State enquiry={enquiry} />
			<NewMail enquiry={enquiry} />
			<div className={styles.columns}>
				<div className={styles.column}>
					{facts.length > 0 && (
						<Panel title={m.enquiries_form()}>
							<Facts facts={facts} />
						</Panel>
					)}
					<Conversation enquiry={enquiry} />
					<Reply enquiry={enquiry} />
				</div>
				<div className={styles.column}>
					<Handling enquiry={enquiry} />
					<Contact enquiry={enquiry} />
					<SamePhone enquiry={enquiry} />
				</div>
			</div>
		</>
	);
}

/** On a wide screen the list stays beside the conversation. */
export function EnquiryPage() {
	const { id } = useParams();
	const wide = useMediaQuery("(min-width: 1200px)", false, { getInitialValueInEffect: false });
	return (
		<div className={styles.beside} data-wide={wide || undefined}>
			{wide && <SideList />}
			<div className={styles.detail}>
				<QueryResult query={useEnquiry(Number(id))} page>
					{(enquiry) => <Detail key={enquiry.id} enquiry={enquiry} />}
				</QueryResult>
			</div>
		</div>
	);
}
