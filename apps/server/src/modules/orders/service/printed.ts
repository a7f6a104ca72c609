import { slipDocument } from "../slip/layout.ts";
import { paymentCodePicture } from "./code.ts";
import { type OrderDeps, waitingOrder } from "./orders.ts";

export async function orderCode(deps: OrderDeps, userId: number, id: number): Promise<string> {
	const { order, payee } = await waitingOrder(deps, userId, id);
	return paymentCodePicture(payee, order.amount, order.reference);
}

export async function orderSlip(deps: OrderDeps, userId: number, id: number) {
	const { order, payee, member } = await waitingOrder(deps, userId, id);
	// Loaded on demand, so that fonts and library do not slow down the start.
	const { printDocument } = await import("../../../platform/print/print.ts");
	const { amount, reference } = order;
	const picture = paymentCodePicture(payee, amount, reference);
	const payer = `${member.firstName} ${member.lastName}`;
	return {
		fileName: `uplatnica-${reference}.pdf`,
		pdf: await printDocument(slipDocument({ payer, payee, amount, reference, title: order.title, picture })),
	};
}
