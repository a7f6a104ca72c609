import type { StaffRole } from "@kvart/contract/staff/session";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { ChipsField, SelectField } from "../../../parts/fields/choice-fields.tsx";
import { type FieldProps, FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { roleLabels } from "./accounts.ts";

const roles: readonly StaffRole[] = ["staff", "admin"];

export interface Rights {
	role: StaffRole;
	gym_ids: readonly number[];
}

interface RightsFieldsProps {
	role: FieldProps<Rights["role"]>;
	clubs: FieldProps<Rights["gym_ids"]>;
}

/** Administrators have all clubs, so there is nothing to choose. */
export function RightsFields({ role, clubs }: RightsFieldsProps) {
	const staff = useStaff();
	return (
		<FormGrid>
			<SelectField
				{...role}
				required
				description={role.value === "admin" ? m.administration_admin_text() : m.administration_staff_text()}
				options={roles.map((value) => ({ value, label: roleLabels[value]() }))}
				onChange={(value) => value && role.onChange(value)}
			/>
			{role.value === "staff" && (
				<WholeRow>
					<ChipsField
						{...clubs}
						description={m.administration_clubs_text()}
						options={staff.clubs.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				</WholeRow>
			)}
		</FormGrid>
	);
}
