import type { Order } from "@kvart/contract/memberships/orders";
import type { Payee } from "@kvart/contract/memberships/payment-code";
import { useCallback, useState } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./order-ticket.module.css";
import { OrderTicket } from "./order-ticket.tsx";
import { ShareCode } from "./share-code.tsx";

/** The page is open while the bank is at work. */
const refresh = 60_000;

const skeleton = (
	<Loading>
		<Skeleton shape="text" lines={8} />
	</Loading>
);

interface OwnOrderProps {
	id: number;
	payee: Payee | null;
}

export function OwnOrder(props: OwnOrderProps) {
	return useLoggedIn() ? <Loaded {...props} /> : skeleton;
}

function Loaded({ id, payee }: OwnOrderProps) {
	const load = useCallback(
		async (signal: AbortSignal) =>
			(await api.listOwnOrders(undefined, { signal })).find((order) => order.id === id) ?? null,
		[id],
	);
	const { data: order, problem, reload } = useLive(load, { everyMilliseconds: refresh });
	if (order === undefined) return problem ? <Notice kind="error">{problemMessage(problem)}</Notice> : skeleton;
	if (order?.state === "waiting" && payee) return <WaitingOrder order={order} payee={payee} onChanged={reload} />;
	return <Finished order={order} />;
}

export function WaitingOrder(props: { order: Order; payee: Payee; onChanged: () => Promise<void> }) {
	const { order, payee, onChanged } = props;
	const { pending, request } = useRequest();
	const [asked, setAsked] = useState(false);

	async function cancel() {
		const answer = await request((client) => client.cancelOrder({ params: { id: order.id } }));
		if (answer) showToast({ kind: "success", text: m.memberships_order_cancelled() });
		await onChanged();
	}

	return (
		<div className={styles.order}>
			<OrderTicket order={order} payee={payee} share={<ShareCode codeUrl={order.code_url} />} />
			<div className={styles.cancel}>
				<Button look="ghost" size="small" busy={pending} onClick={() => (asked ? void cancel() : setAsked(true))}>
					{asked ? m.memberships_order_cancel_sure() : m.memberships_order_cancel()}
				</Button>
				<p>{m.memberships_order_cancel_note()}</p>
			</div>
		</div>
	);
}

function Finished({ order }: { order: Order | null }) {
	const localePath = useLocalePath();
	const account = <LinkButton to={localePath("/account")}>{m.memberships_order_page_account()}</LinkButton>;
	if (!order) return <Notice action={account}>{m.memberships_order_page_missing()}</Notice>;
	if (order.state === "paid")
		return (
			<Notice kind="success" title={m.memberships_order_state_paid()} action={account}>
				{m.memberships_order_paid_text()}
			</Notice>
		);
	const again = (
		<LinkButton to={localePath(`/order?plan=${order.plan_id}${order.gym_id ? `&gym=${order.gym_id}` : ""}`)}>
			{m.memberships_order_again()}
		</LinkButton>
	);
	const title =
		order.state === "cancelled" ? m.memberships_order_state_cancelled() : m.memberships_order_state_expired();
	return (
		<Notice title={title} action={again}>
			{m.memberships_order_ended_text()}
		</Notice>
	);
}
