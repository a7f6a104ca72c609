import { Button } from "@mantine/core";
import { MapPinOff } from "lucide-react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../page-header/page-header.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Nothing lives at this address, or not for this account. */
export function NotFound() {
	return (
		<>
			<PageHeader title={m.parts_not_found_title()} />
			<EmptyState
				icon={MapPinOff}
				title={m.parts_not_found_heading()}
				text={m.parts_not_found_text()}
				action={
					<Button component={Link} to="/" variant="default">
						{m.parts_to_start()}
					</Button>
				}
			/>
		</>
	);
}
