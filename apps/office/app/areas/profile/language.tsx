import type { StaffSession } from "@kvart/contract/staff/session";
import { Radio, Stack } from "@mantine/core";
import { chooseLanguage } from "../../i18n/language.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";

const choices = [
	{ value: "sr", label: "Srpski" },
	{ value: "en", label: "English" },
] as const;

/** The account's own language: that of its mails, and of the office in a browser that nobody chose one in. */
export function Language({ staff }: { staff: StaffSession }) {
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
