import { Anchor, Text } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";

interface Place {
	latitude: number | null;
	longitude: number | null;
}

/** Where the typed numbers are, on a map; a wrong digit puts the club into another street. */
export function PlaceLink({ latitude, longitude }: Place) {
	if (latitude === null || longitude === null) return <Text mt="md">{m.records_place_text()}</Text>;
	const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
	return (
		<Text mt="md">
			{m.records_place_text()}{" "}
			<Anchor href={address} target="_blank" rel="noopener noreferrer">
				{m.records_place_check()}
			</Anchor>
		</Text>
	);
}
