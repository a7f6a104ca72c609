import { choosesClubs, type StaffRole, staffRoles } from "@kvart/contract/staff/rights";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/queries.ts";
import { roleLabels, roleTexts } from "../../../lib/roles.ts";
import { useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { ChipsField, SelectField, SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { type FieldProps, FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";

export interface Rights {
	role: StaffRole;
	all_clubs: boolean;
	gym_ids: readonly number[];
	coach_id: number | null;
}

interface RightsFieldsProps {
	role: FieldProps<Rights["role"]>;
	allClubs: FieldProps<Rights["all_clubs"]>;
	clubs: FieldProps<Rights["gym_ids"]>;
	coach: FieldProps<Rights["coach_id"]>;
}

function CoachField(props: FieldProps<Rights["coach_id"]>) {
	const { data: coaches = [] } = useQuery(apiQuery("listTrainers"));
	return (
		<SelectField
			{...props}
			required
			description={m.administration_coach_text()}
			options={coaches.map(({ id, name }) => ({ value: id, label: name }))}
		/>
	);
}

function ClubFields({ allClubs, clubs }: Pick<RightsFieldsProps, "allClubs" | "clubs">) {
	const staff = useStaff();
	return (
		<>
			<WholeRow>
				<SwitchField {...allClubs} description={m.administration_all_clubs_text()} />
			</WholeRow>
			{!allClubs.value && (
				<WholeRow>
					<ChipsField
						{...clubs}
						required
						description={m.administration_clubs_text()}
						options={staff.clubs.map(({ id, name }) => ({ value: id, label: name }))}
					/>
				</WholeRow>
			)}
		</>
	);
}

/** A role, and where it counts. Administrators have all clubs, so there is nothing to choose. */
export function RightsFields({ role, allClubs, clubs, coach }: RightsFieldsProps) {
	return (
		<FormGrid>
			<SelectField
				{...role}
				required
				description={roleTexts[role.value]()}
				options={staffRoles.map((value) => ({ value, label: roleLabels[value]() }))}
				onChange={(value) => value && role.onChange(value)}
			/>
			{role.value === "coach" && <CoachField {...coach} />}
			{choosesClubs(role.value) && <ClubFields allClubs={allClubs} clubs={clubs} />}
		</FormGrid>
	);
}
