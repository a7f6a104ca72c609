import type { StaffAccount } from "@kvart/contract/staff/accounts";
import { Anchor, Badge } from "@mantine/core";
import { formatInstant } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Facts } from "../../../parts/facts/facts.tsx";
import { MailLink } from "../../../parts/facts/mail-link.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { stateColors, stateOf, stateWords } from "./account-words.ts";

/** What is known about an account and is not edited here. */
export function AccountFacts({ account }: { account: StaffAccount }) {
	const { email, phone, last_login_at, open_sessions, second_factor, language } = account;
	return (
		<Panel title={m.administration_account()}>
			<Facts
				facts={[
					[
						m.administration_state(),
						<Badge key="state" color={stateColors[stateOf(account)]}>
							{stateWords(account)}
						</Badge>,
					],
					[m.administration_email(), <MailLink key="email" email={email} />],
					[
						m.administration_phone(),
						<Anchor key="phone" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
							{phone}
						</Anchor>,
					],
					[m.administration_mail_language(), language === "sr" ? m.parts_in_serbian() : m.parts_in_english()],
					[m.administration_last_login(), last_login_at ? formatInstant(last_login_at) : m.administration_never()],
					[m.administration_open_sessions(), String(open_sessions)],
					[m.administration_second_factor(), second_factor ? m.administration_on() : m.administration_off()],
				]}
			/>
		</Panel>
	);
}
