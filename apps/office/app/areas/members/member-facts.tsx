import type { StaffMember } from "@kvart/contract/staff/members";
import { Badge, Button } from "@mantine/core";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { formatInstant, formatInstantDate, formatList } from "../../lib/format.ts";
import { mayEnter, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../parts/dialog/dialog.tsx";
import { Facts, MailLink, PhoneLink } from "../../parts/facts/facts.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { stateColors, stateLabels } from "./member-labels.ts";
import styles from "./members.module.css";

/** Shown on request and not cached: leaving the page hides it again. */
function NationalId({ id }: { id: number }) {
	const [confirming, setConfirming] = useState(false);
	const [shown, setShown] = useState<string | null>(null);
	const show = useChange("showNationalId", {
		onDone: ({ national_id }) => {
			setConfirming(false);
			setShown(national_id ?? "");
		},
	});
	if (shown !== null) {
		return (
			<span className={styles.secret}>
				<span className={styles.digits}>{shown || m.members_national_id_none()}</span>
				<Button variant="default" leftSection={<EyeOff size={18} aria-hidden />} onClick={() => setShown(null)}>
					{m.members_national_id_hide()}
				</Button>
			</span>
		);
	}
	return (
		<>
			<Button variant="default" leftSection={<Eye size={18} aria-hidden />} onClick={() => setConfirming(true)}>
				{m.members_national_id_show()}
			</Button>
			{confirming && (
				<ConfirmDialog
					title={m.members_national_id_show()}
					text={m.members_national_id_ask()}
					confirm={m.members_national_id_show()}
					busy={show.isPending}
					onConfirm={() => show.mutate({ params: { id } })}
					onClose={() => setConfirming(false)}
				/>
			)}
		</>
	);
}

const providerNames = { google: "Google", facebook: "Facebook" } as const;

function loginLabel({ has_password, providers }: StaffMember): string {
	const ways = [...(has_password ? [m.members_login_password()] : []), ...providers.map((name) => providerNames[name])];
	return ways.length > 0 ? formatList(ways) : m.members_login_none();
}

export function MemberFacts({ member }: { member: StaffMember }) {
	const staff = useStaff();
	const { email, phone, state, card_id, language, confirmed_at, terms_accepted_at, created_at } = member;
	const hidden = member.has_national_id ? m.members_national_id_kept() : m.members_national_id_none();
	return (
		<Panel title={m.members_data()}>
			<Facts
				facts={[
					[
						m.members_state(),
						<Badge key="state" color={stateColors[state]}>
							{stateLabels[state]()}
						</Badge>,
					],
					[m.members_email(), <MailLink key="email" email={email} />],
					[m.members_phone(), <PhoneLink key="phone" phone={phone} />],
					[m.members_card(), card_id ?? m.members_no_card()],
					[
						m.members_national_id(),
						member.has_national_id && mayEnter(staff, "administration") ? (
							<NationalId key="id" id={member.id} />
						) : (
							hidden
						),
					],
					[m.members_since(), formatInstantDate(created_at)],
					[m.members_confirmed(), confirmed_at ? formatInstant(confirmed_at) : m.members_not_confirmed()],
					[m.members_terms(), terms_accepted_at ? formatInstant(terms_accepted_at) : m.members_not_accepted()],
					[m.members_login(), loginLabel(member)],
					[m.members_language(), language === "sr" ? m.parts_in_serbian() : m.parts_in_english()],
				]}
			/>
		</Panel>
	);
}
