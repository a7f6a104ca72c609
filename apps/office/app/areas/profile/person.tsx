import type { StaffSession } from "@kvart/contract/staff/session";
import { Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { currentLanguage } from "../../i18n/language.ts";
import { formatList } from "../../lib/format.ts";
import { publicAddress } from "../../lib/session.ts";
import { fullName } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { Facts } from "../../parts/facts/facts.tsx";
import { Panel } from "../../parts/panel/panel.tsx";

/** Name, phone and password are the account's on the whole site: they are changed on its own page there. */
export function Person({ staff }: { staff: StaffSession }) {
	const clubs = staff.whole_chain ? m.shell_whole_chain() : formatList(staff.clubs.map(({ name }) => name));
	return (
		<Panel
			title={m.profile_person()}
			text={m.profile_person_text()}
			actions={
				<Button
					component="a"
					variant="default"
					href={publicAddress("/account", currentLanguage())}
					rightSection={<ExternalLink size={18} aria-hidden />}
				>
					{m.profile_edit_person()}
				</Button>
			}
		>
			<Facts
				facts={[
					[m.profile_name(), fullName(staff)],
					[m.profile_email(), staff.email],
					[m.profile_role(), staff.role === "admin" ? m.shell_role_admin() : m.shell_role_staff()],
					[m.profile_clubs(), clubs],
				]}
			/>
		</Panel>
	);
}
