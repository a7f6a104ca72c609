import { slipDocument } from "../slip/layout.ts";
import { paymentCodePicture } from "./code.ts";
import type { PrintedOrder } from "./orders.ts";

/** With what is still to be paid. */
export function orderCode({ order, due, payee }: PrintedOrder): string {
	return paymentCodePicture(payee, due, order.reference);
}

export async function orderSlip(printed: PrintedOrder) {
	const { order, due: amount, payee, member } = printed;
	// Loaded on demand, so that fonts and library do not slow down the start.
	const { printDocument } = await import("../../../platform/print/print.ts");
	const { reference, title } = order;
	const payer = `${member.firstName} ${member.lastName}`;
	return {
		fileName: `uplatnica-${reference}.pdf`,
		pdf: await printDocument(slipDocument({ payer, payee, amount, reference, title, picture: orderCode(printed) })),
	};
}
