import { Stack } from "@mantine/core";
import { useStaff } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Language } from "./language.tsx";
import { Person } from "./person.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** What concerns the person at the screen alone. */
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
