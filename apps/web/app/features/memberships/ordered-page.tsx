import type { Payee } from "@kvart/contract/memberships/payment-code";
import { AppRoot } from "../../lib/app-root.tsx";
import { m } from "../../paraglide/messages.js";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { SaveSession } from "../../ui/save-session/save-session.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { Ordered } from "./order.server.ts";
import { OrderTicket } from "./order-ticket.tsx";
import { OwnOrder } from "./own-order.tsx";

/** Answers a plain POST: with scripts it leads on to the order's page, without them it is that page. */
export function OrderedPage({ ordered: { order, session }, payee }: { ordered: Ordered; payee: Payee }) {
	return (
		<>
			<SaveSession session={session} code="SUC_ORDERED" />
			<PageHead title={m.memberships_order_ordered_heading()} size="low" lead={m.memberships_order_ordered_lead()} />
			<Section pad="tight">
				<OrderTicket order={order} payee={payee} />
			</Section>
		</>
	);
}

export function OwnOrderPage({ id, payee }: { id: number; payee: Payee | null }) {
	return (
		<>
			<PageHead title={m.memberships_order_page_title()} size="low" />
			<Section pad="tight">
				<MembersOnly visitor={null}>
					<AppRoot name="own-order" app={OwnOrder} props={{ id, payee }} />
				</MembersOnly>
			</Section>
		</>
	);
}
