import type { Paras } from "@kvart/contract/memberships/money";
import { type Payee, paymentCode } from "@kvart/contract/memberships/payment-code";
import { renderSVG } from "uqr";

/** The National Bank asks for level M; black on white, because banks' applications scan it. */
export function paymentCodePicture(payee: Payee, amount: Paras, reference: string): string {
	return renderSVG(paymentCode(payee, amount, reference), { ecc: "M", border: 4, pixelSize: 8 });
}
