import { Button, Group } from "@mantine/core";
import { Building2 } from "lucide-react";
import type { ReactNode } from "react";
import { type Club, useClub } from "../../lib/club.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";

/** A desk is in one club: the one of the header, or the one that is chosen here. */
export function InClub({ children }: { children: (club: Club) => ReactNode }) {
	const { club, clubs, choose } = useClub();
	if (club) return children(club);
	return (
		<>
			<PageHeader title={m.desk_title()} />
			<EmptyState
				icon={Building2}
				title={m.desk_club_needed()}
				text={m.desk_club_needed_text()}
				action={
					<Group justify="center" gap="sm">
						{clubs.map((each) => (
							<Button key={each.id} variant="default" onClick={() => choose(each)}>
								{each.name}
							</Button>
						))}
					</Group>
				}
			/>
		</>
	);
}
