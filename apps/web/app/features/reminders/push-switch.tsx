import { brand } from "@kvart/contract/brand";
import { Bell, BellOff } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { useLocale } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { canGetPush, isPushBlocked, subscribeDevice, unsubscribeDevice } from "../../lib/push-device.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import styles from "./reminder-form.module.css";

const load = (signal: AbortSignal) => api.getPush(undefined, { signal });
const never = () => () => {};

/** Notifications of the browser, for this device and log-in. */
export function PushSwitch() {
	const { data, reload } = useLive(load);
	const possible = useSyncExternalStore(never, canGetPush, () => true);
	const { pending, request } = useRequest();
	const [blocked, setBlocked] = useState(false);
	const locale = useLocale();

	async function turnOn(publicKey: string) {
		try {
			const device = await subscribeDevice(publicKey);
			setBlocked(!device && isPushBlocked());
			if (!device) return;
			const body = { ...device, language: locale };
			if (!(await request((client) => client.subscribeToPush({ body })))) return;
			showToast({ kind: "success", text: m.reminders_push_turned_on() });
			await reload();
		} catch {
			// No push service, or it could not be reached.
			showToast({ kind: "error", text: m.reminders_push_failed() });
		}
	}

	async function turnOff() {
		if (!(await request((client) => client.unsubscribeFromPush()))) return;
		await unsubscribeDevice();
		showToast({ kind: "success", text: m.reminders_push_turned_off() });
		await reload();
	}

	const text = !possible
		? m.reminders_push_impossible({ name: brand.name })
		: data?.subscribed
			? m.reminders_push_on()
			: m.reminders_push_text();
	return (
		<section aria-labelledby="push-heading" className={styles.device}>
			<h3 id="push-heading" className={styles.title}>
				{m.reminders_push_heading()}
			</h3>
			<p className={styles.text}>{text}</p>
			{blocked && (
				<p role="alert" className={styles.blocked}>
					{m.reminders_push_blocked()}
				</p>
			)}
			{possible && data && (
				<div>
					<Button
						look={data.subscribed ? "ghost" : "ink"}
						glyph={data.subscribed ? BellOff : Bell}
						busy={pending}
						onClick={() => void (data.subscribed ? turnOff() : turnOn(data.public_key))}
					>
						{data.subscribed ? m.reminders_push_turn_off() : m.reminders_push_turn_on()}
					</Button>
				</div>
			)}
		</section>
	);
}
