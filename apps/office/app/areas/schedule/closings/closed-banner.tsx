import type { Closing } from "@kvart/contract/closings";
import { Alert, Anchor, Text } from "@mantine/core";
import { DoorClosed } from "lucide-react";
import { Link } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { closedLine } from "./closing-labels.ts";

/** Closings of the week that the board shows. */
export function ClosedBanner({ closings }: { closings: readonly Closing[] }) {
	if (closings.length === 0) return null;
	return (
		<Alert color="warning" mb="sm" py="xs" icon={<DoorClosed size={20} aria-hidden />}>
			{closings.map((closing) => (
				<Text key={closing.id} span mr="md">
					{closedLine(closing)}
				</Text>
			))}
			<Anchor component={Link} to="/schedule/closings">
				{m.closings_see()}
			</Anchor>
		</Alert>
	);
}
