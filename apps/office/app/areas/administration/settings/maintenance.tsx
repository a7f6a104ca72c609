import type { StaffSettings } from "@kvart/contract/staff/settings";
import { Alert, Stack, Switch } from "@mantine/core";
import { DoorClosed, DoorOpen } from "lucide-react";
import { useState } from "react";
import { forgetAnswers } from "../../../lib/ask.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/confirm/confirm-dialog.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { keepSettings } from "./keep-settings.ts";

/** Closes and opens the public site. It acts at once, and therefore asks before it closes. */
export function Maintenance({ settings }: { settings: StaffSettings }) {
	const { maintenance, maintenance_by_server, version } = settings;
	const closed = maintenance || maintenance_by_server;
	const [asking, setAsking] = useState(false);
	const change = useChange("changeStaffSettings", {
		done: (now) => (now.maintenance ? m.administration_site_closed() : m.administration_site_opened()),
		onDone: (now) => {
			setAsking(false);
			keepSettings(now);
		},
		onRefusal: ({ code }) => {
			if (code === "ERR_CHANGED_MEANWHILE") forgetAnswers("getStaffSettings");
			return false;
		},
	});
	const turn = (on: boolean) => change.mutate({ body: { version, maintenance: on } });

	return (
		<Panel title={m.administration_maintenance()}>
			<Stack gap="lg">
				<Alert
					color={closed ? "danger" : "booked"}
					icon={closed ? <DoorClosed aria-hidden /> : <DoorOpen aria-hidden />}
					title={closed ? m.administration_site_is_closed() : m.administration_site_is_open()}
				>
					{closed ? m.administration_site_is_closed_text() : m.administration_site_is_open_text()}
				</Alert>
				<Switch
					label={m.administration_close_site()}
					description={maintenance_by_server ? m.administration_closed_by_server() : m.administration_close_site_text()}
					checked={closed}
					disabled={maintenance_by_server || change.isPending}
					onChange={({ currentTarget }) => (currentTarget.checked ? setAsking(true) : turn(false))}
				/>
			</Stack>
			{asking && (
				<ConfirmDialog
					danger
					title={m.administration_close_title()}
					text={m.administration_close_ask()}
					confirm={m.administration_close_site()}
					busy={change.isPending}
					onConfirm={() => turn(true)}
					onClose={() => setAsking(false)}
				/>
			)}
		</Panel>
	);
}
