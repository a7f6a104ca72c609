import type { SecondFactorState } from "@kvart/contract/staff/session";
import { Alert, Button } from "@mantine/core";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import { Panel } from "../../parts/panel/panel.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";

/** Off: turn it on with a phone. On: turn it off with a last code. */
export function SecondFactor({ state }: { state: SecondFactorState }) {
	const on = state !== "off";
	const [turningOff, setTurningOff] = useState(false);
	const setUp = useChange("setUpSecondFactor", { refresh: ["getStaffSession"] });
	return (
		<Panel title={m.profile_second_factor()} text={m.profile_second_factor_text()}>
			<Alert
				mb="lg"
				color={on ? "booked" : "warning"}
				icon={on ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
				title={on ? m.profile_second_factor_on() : m.profile_second_factor_off()}
			>
				{on ? m.profile_second_factor_on_text() : m.profile_second_factor_off_text()}
			</Alert>
			{on && (
				<Button variant="default" onClick={() => setTurningOff(true)}>
					{m.profile_turn_off()}
				</Button>
			)}
			{!on && !setUp.data && (
				<Button loading={setUp.isPending} onClick={() => setUp.mutate(undefined)}>
					{m.profile_turn_on()}
				</Button>
			)}
			{!on && setUp.data && <SecondFactorSetup setup={setUp.data} onDone={setUp.reset} />}
			{turningOff && <TurnOffDialog onClose={() => setTurningOff(false)} />}
		</Panel>
	);
}
