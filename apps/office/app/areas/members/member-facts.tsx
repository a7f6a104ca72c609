import type { StaffMember } from "@kvart/contract/staff/members";
import { Anchor, Badge } from "@mantine/core";
import { formatInstant, formatInstantDate, formatList } from "../../lib/format.ts";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { Facts } from "../../parts/facts/facts.tsx";
import { MailLink } from "../../parts/facts/mail-link.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { stateColors, stateWords } from "./member-words.ts";
import { NationalId } from "./national-id.tsx";

const providerNames = { google: "Google", facebook: "Facebook" } as const;

function loginInWords({ has_password, providers }: StaffMember): string {
	const ways = [...(has_password ? [m.members_login_password()] : []), ...providers.map((name) => providerNames[name])];
	return ways.length > 0 ? formatList(ways) : m.members_login_none();
}

/** What is known about a member. The national id stays hidden until an administrator asks for it. */
export function MemberFacts({ member }: { member: StaffMember }) {
	const { role } = useStaff();
	const { email, phone, state, card_id, language, confirmed_at, terms_accepted_at, created_at } = member;
	const hidden = member.has_national_id ? m.members_national_id_kept() : m.members_national_id_none();
	return (
		<Panel title={m.members_data()}>
			<Facts
				facts={[
					[
						m.members_state(),
						<Badge key="state" color={stateColors[state]}>
							{stateWords[state]()}
						</Badge>,
					],
					[m.members_email(), <MailLink key="email" email={email} />],
					[
						m.members_phone(),
						<Anchor key="phone" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
							{phone}
						</Anchor>,
					],
					[m.members_card(), card_id ?? m.members_no_card()],
					[
						m.members_national_id(),
						member.has_national_id && role === "admin" ? <NationalId key="id" id={member.id} /> : hidden,
					],
					[m.members_since(), formatInstantDate(created_at)],
					[m.members_confirmed(), confirmed_at ? formatInstant(confirmed_at) : m.members_not_confirmed()],
					[m.members_terms(), terms_accepted_at ? formatInstant(terms_accepted_at) : m.members_not_accepted()],
					[m.members_login(), loginInWords(member)],
					[m.members_language(), language === "sr" ? m.parts_in_serbian() : m.parts_in_english()],
				]}
			/>
		</Panel>
	);
}
