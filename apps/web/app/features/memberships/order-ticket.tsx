import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Order } from "@kvart/contract/memberships/orders";
import {
	formatAccount,
	formatReference,
	type Payee,
	paymentPurposeCode,
	referenceModel,
} from "@kvart/contract/memberships/payment-code";
import { formatDate } from "@kvart/contract/time";
import { FileText, ImageDown } from "lucide";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { formatPrice } from "../../ui/price-table/price-table.tsx";
import { rangeOf } from "./membership-range.ts";
import styles from "./order-ticket.module.css";

const parasOfDinar = 100;

/** Dinars are whole on the site; what is still due after a part may have paras. */
function priceOf(paras: number, locale: Locale): string {
	return formatPrice(paras / parasOfDinar, locale);
}

interface OrderTicketProps {
	order: Order;
	payee: Payee;
	/** Where scripts can share the picture; without them it can be saved. */
	share?: ReactNode;
}

/** How a waiting order is paid: the code, and the same in words as a slip has it. */
export function OrderTicket({ order, payee, share }: OrderTicketProps) {
	const locale = useLocale();
	const { amount, due_paras: due, reference, expires_on, code_url, slip_url } = order;
	const part = amount * parasOfDinar - due;
	const facts = [
		[m.memberships_order_amount(), priceOf(due, locale)],
		[m.memberships_order_payee(), payee.lines.join(", ")],
		[m.memberships_order_account(), formatAccount(payee.account)],
		[m.memberships_order_reference(), `${referenceModel} ${formatReference(reference)}`],
		[m.memberships_order_purpose(), `${payee.purpose}, ${paymentPurposeCode}`],
		[m.memberships_order_valid(), rangeOf(order)],
		[m.memberships_order_expires(), m.memberships_date({ date: formatDate(expires_on) })],
	] as const;
	return (
		<div className={styles.ticket}>
			<figure className={styles.code}>
				<img src={code_url} alt={m.memberships_order_code_alt()} width={240} height={240} />
				<figcaption>
					<b>NBS IPS QR</b>
					{m.memberships_order_scan()}
				</figcaption>
			</figure>
			<div className={styles.texts}>
				<p className={styles.title}>{inLocale(locale, order.title, order.title_eng)}</p>
				{part > 0 && <p className={styles.part}>{m.memberships_order_part({ paid: priceOf(part, locale) })}</p>}
				<dl className={styles.facts}>
					{facts.map(([term, value]) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<div className={styles.actions}>
					{share}
					<LinkButton
						to={code_url.replace(".svg", ".png")}
						download="kvart-nbs-ips-qr.png"
						look="ghost"
						size="small"
						glyph={ImageDown}
					>
						{m.memberships_order_save_code()}
					</LinkButton>
					<LinkButton to={slip_url} newTab look="ghost" size="small" glyph={FileText}>
						{m.memberships_order_slip()}
					</LinkButton>
				</div>
				<p className={styles.hint}>{m.memberships_order_on_phone()}</p>
			</div>
		</div>
	);
}
