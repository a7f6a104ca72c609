import { timingSafeEqual } from "node:crypto";
import type { Paras } from "@kvart/contract/memberships/money";
import { type Payee, paymentCode } from "@kvart/contract/memberships/payment-code";
import { renderSVG } from "uqr";
import type { DataKeys } from "../../../platform/data-keys.ts";

/** The National Bank asks for level M; black on white, because banks' applications scan it. */
export function paymentCodePicture(payee: Payee, amount: Paras, reference: string): string {
	return renderSVG(paymentCode(payee, amount, reference), { ecc: "M", border: 4, pixelSize: 8 });
}

/** Signs the pictures of one order: pages without scripts and mails send no session. */
function linkKey(keys: DataKeys, orderId: number): string {
	return keys.digest("order", String(orderId));
}

export function opensOrder(keys: DataKeys, orderId: number, key: string): boolean {
	const [given, right] = [Buffer.from(key), Buffer.from(linkKey(keys, orderId))];
	return given.length === right.length && timingSafeEqual(given, right);
}

export function orderCodeUrl(keys: DataKeys, orderId: number): string {
	return `/order-code/${orderId}.svg?key=${linkKey(keys, orderId)}`;
}

export function orderSlipUrl(keys: DataKeys, orderId: number): string {
	return `/order-slip/${orderId}.pdf?key=${linkKey(keys, orderId)}`;
}
