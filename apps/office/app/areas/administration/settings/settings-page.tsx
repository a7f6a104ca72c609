import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ask } from "../../../lib/ask.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { Maintenance } from "./maintenance.tsx";
import { Rules } from "./rules.tsx";

/** The switches of the site: they count at once, everywhere. */
export function SettingsPage() {
	const query = useQuery(ask("getStaffSettings"));
	return (
		<>
			<PageHeader title={m.administration_settings()} text={m.administration_settings_text()} />
			<Answer query={query}>
				{(settings) => (
					<Stack gap="xl">
						<Maintenance settings={settings} />
						<Rules settings={settings} />
					</Stack>
				)}
			</Answer>
		</>
	);
}
