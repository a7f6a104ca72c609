import { Button, Group, Stack, Text } from "@mantine/core";
import { goToLogin } from "../lib/api.ts";
import { m } from "../paraglide/messages.js";
import { PageHeader } from "../parts/page-header/page-header.tsx";
import { OutsidePage } from "./outside-page.tsx";

/** For members who find the address: the office is not theirs, the site is. */
export function NoAccess() {
	return (
		<OutsidePage>
			<PageHeader title={m.shell_no_access_title()} />
			<Stack gap="lg">
				<Text>{m.shell_no_access_text()}</Text>
				<Group gap="sm">
					<Button component="a" href="/">
						{m.shell_public_site()}
					</Button>
					<Button variant="default" onClick={goToLogin}>
						{m.shell_other_account()}
					</Button>
				</Group>
			</Stack>
		</OutsidePage>
	);
}
