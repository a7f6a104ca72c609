import type { Substitution } from "@kvart/contract/staff/own-classes";
import { Badge, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { formatMoment, nameOf } from "../../../lib/labels.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { ActionRow, Panel } from "../../../parts/panel/panel.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { placeOf } from "../class-labels.ts";

const refresh = ["listOffers", "getOwnWeek"] as const;

function Offer({ offer }: { offer: Substitution }) {
	const take = useChange("takeOffer", { refresh, done: m.own_classes_took });
	const release = useChange("releaseOffer", { refresh, done: m.own_classes_released });
	const input = { params: { id: offer.id } };
	const name = `${nameOf(offer.training)}, ${formatMoment(offer.training_date, offer.time)}`;
	const why = offer.absent ? m.own_classes_offer_absent : m.own_classes_offer_open;
	const isMine = offer.taken_by !== null;
	return (
		<ActionRow
			title={name}
			text={`${placeOf(offer)} · ${why({ name: offer.coach.name })} · ${m.own_classes_offer_booked({ count: offer.taken })}`}
		>
			{isMine ? (
				<>
					<Badge color="booked">{m.own_classes_offer_mine()}</Badge>
					<Button
						variant="default"
						aria-label={`${m.own_classes_release()}: ${name}`}
						loading={release.isPending}
						onClick={() => release.mutate(input)}
					>
						{m.own_classes_release()}
					</Button>
				</>
			) : (
				<Button
					aria-label={`${m.own_classes_take()}: ${name}`}
					leftSection={<Handshake size={18} aria-hidden />}
					loading={take.isPending}
					onClick={() => take.mutate(input)}
				>
					{m.own_classes_take()}
				</Button>
			)}
		</ActionRow>
	);
}

/** Requests of colleagues; the server leaves out classes that the coach cannot teach or is busy for. */
export function OffersPage() {
	const query = useQuery(apiQuery("listOffers"));
	return (
		<>
			<PageHeader title={m.own_classes_offers()} text={m.own_classes_offers_text()} />
			<QueryResult query={query} rows={3}>
				{(offers) =>
					offers.length === 0 ? (
						<EmptyState icon={Handshake} title={m.own_classes_no_offers()} text={m.own_classes_no_offers_text()} />
					) : (
						<Panel>
							{offers.map((offer) => (
								<Offer key={offer.id} offer={offer} />
							))}
							<Text c="dimmed" size="sm" mt="md">
								{m.own_classes_offers_note()}
							</Text>
						</Panel>
					)
				}
			</QueryResult>
		</>
	);
}
