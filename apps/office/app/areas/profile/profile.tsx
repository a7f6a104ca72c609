import type { StaffSession } from "@kvart/contract/staff/session";
import { Button, Radio, Stack } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { chooseLanguage, currentLanguage } from "../../i18n/language.ts";
import { formatList } from "../../lib/format.ts";
import { roleLabels } from "../../lib/roles.ts";
import { publicAddress } from "../../lib/session.ts";
import { fullName, useStaff } from "../../lib/staff.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Facts } from "../../parts/facts/facts.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { SecondFactor } from "./second-factor.tsx";

const choices = [
	{ value: "sr", label: "Srpski" },
	{ value: "en", label: "English" },
] as const;

/** Language of the account's mails, and of the office until another is chosen in the browser. */
function Language({ staff }: { staff: StaffSession }) {
	const change = useChange("patchUser", { refresh: ["getStaffSession"], done: m.parts_saved });

	function choose(value: string) {
		const language = choices.find((choice) => choice.value === value)?.value;
		if (!language) return;
		change.mutate({ body: { language } }, { onSuccess: () => chooseLanguage(staff.user_id, language) });
	}

	return (
		<Panel title={m.profile_language()} text={m.profile_language_text()}>
			<Radio.Group aria-label={m.profile_language()} value={staff.language} onChange={choose}>
				<Stack gap="sm">
					{choices.map(({ value, label }) => (
						<Radio key={value} value={value} label={label} disabled={change.isPending} />
					))}
				</Stack>
			</Radio.Group>
		</Panel>
	);
}

/** Name, phone and password are edited on the account page of the site. */
function Person({ staff }: { staff: StaffSession }) {
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
					[m.profile_role(), roleLabels[staff.role]()],
					[m.profile_clubs(), clubs],
				]}
			/>
		</Panel>
	);
}

export function Component() {
	const staff = useStaff();
	return (
		<>
			<PageHeader title={m.shell_profile()} />
			<Stack gap="xl">
				<Person staff={staff} />
				<SecondFactor state={staff.second_factor} />
				<Language staff={staff} />
			</Stack>
		</>
	);
}
