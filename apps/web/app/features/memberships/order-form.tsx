import { randomKey } from "@kvart/browser/random-key";
import { canStartOn } from "@kvart/contract/memberships/order-rules";
import { required } from "@kvart/contract/rules";
import { type FormEvent, useRef } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { markFields } from "../../lib/field-errors.ts";
import { goTo } from "../../lib/go-to.ts";
import { isLoggedIn } from "../../lib/session.ts";
import { useForm } from "../../lib/use-form.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { Select } from "../../ui/select/select.tsx";
import type { Offer, OrderRefused } from "./order.server.ts";
import styles from "./order-page.module.css";

interface OrderFormProps {
	offer: Offer;
	/** The answer to a plain POST. */
	refused?: OrderRefused | undefined;
}

/** A member orders by script, with the session. A visitor's form is a plain POST that logs in, too. */
export function OrderForm({ offer, refused }: OrderFormProps) {
	const { planId, clubs, today } = offer;
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const key = useRef("");
	const form = useForm(
		{ gym_id: offer.gymId, starts_on: offer.from, email: "", ...refused?.typed, password: "" },
		{
			gym_id: (value) => (clubs.length > 0 ? required(value) : null),
			starts_on: (value) => (canStartOn(value, today) ? null : "invalid-value"),
		},
		refused?.found,
	);

	async function order() {
		if (!form.check(["gym_id", "starts_on"])) return;
		const { gym_id, starts_on } = form.read();
		key.current ||= randomKey();
		const idempotencyKey = key.current;
		const body = { plan_id: planId, gym_id: gym_id ? Number(gym_id) : null, starts_on };
		const answer = await request(
			(api) => api.addOrder({ body }, { idempotencyKey }),
			(refusal) => {
				key.current = "";
				return markFields(form)(refusal);
			},
		);
		if (answer) goTo(localePath(`/order/${answer.order.id}`));
	}

	function onSubmit(event: FormEvent): void {
		if (!isLoggedIn()) return;
		event.preventDefault();
		void order();
	}

	return (
		<form {...form.attributes} className={styles.form} onSubmit={onSubmit}>
			<input type="hidden" name="plan_id" value={planId} />
			<fieldset className={styles.fields}>
				<legend className={styles.legend}>{m.memberships_order_where()}</legend>
				{clubs.length > 1 && (
					<Select
						{...form.control("gym_id")}
						label={m.memberships_order_gym()}
						placeholder={m.memberships_order_gym_placeholder()}
						options={clubs}
					/>
				)}
				{clubs.length < 2 && (
					<p className={styles.fixed}>
						<span>{m.memberships_order_gym()}</span>
						<b>{clubs[0]?.label ?? m.memberships_all_clubs()}</b>
						{clubs[0] && <input type="hidden" name="gym_id" value={clubs[0].value} />}
					</p>
				)}
				<TextField
					{...form.control("starts_on")}
					type="date"
					min={today}
					max={offer.last}
					label={m.memberships_order_from()}
					hint={m.memberships_order_from_hint({ date: offer.lastInText })}
				/>
			</fieldset>
			<fieldset className={styles.visitor}>
				<legend className={styles.legend}>{m.memberships_order_who()}</legend>
				<p className={styles.soft}>{m.memberships_order_who_text()}</p>
				<TextField
					{...form.control("email")}
					type="email"
					label={m.account_email()}
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<PasswordField {...form.control("password")} label={m.account_password()} autoComplete="current-password" />
				<div className={styles.actions}>
					<Button type="submit" arrow="forward">
						{m.memberships_order_log_in_send()}
					</Button>
					<span className={styles.other}>
						<Button type="submit" name="go" value="login" look="ghost" size="small">
							{m.memberships_order_other_log_in()}
						</Button>
					</span>
				</div>
				<div className={styles.account}>
					<p>{m.memberships_order_no_account()}</p>
					<Button type="submit" name="go" value="register" look="ink">
						{m.memberships_order_register()}
					</Button>
				</div>
			</fieldset>
			<div className={styles.member}>
				<Button type="submit" arrow="forward" busy={pending}>
					{m.memberships_order_send()}
				</Button>
			</div>
		</form>
	);
}
