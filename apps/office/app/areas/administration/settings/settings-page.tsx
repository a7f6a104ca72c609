import type { StaffSettings } from "@kvart/contract/staff/settings";
import { partnerLength, replyDays } from "@kvart/contract/staff/settings-rules";
import { Alert, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { DoorClosed, DoorOpen } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { apiQuery, invalidateQueries, queryClient } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../parts/dialog/dialog.tsx";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../../parts/fields/field-group.tsx";
import { NumberField, TextField } from "../../../parts/fields/text-fields.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { FieldCodes } from "../../../parts/record-form/field-codes.ts";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { QueryResult } from "../../../parts/states/states.tsx";
import { checkPolicy, NoShowFields, type NoShowValues, policyLabels, policyOf, readPolicy } from "./no-show-fields.tsx";

function cacheSettings(settings: StaffSettings): void {
	queryClient.setQueryData(apiQuery("getStaffSettings").queryKey, settings);
}

/** Takes effect at once, so closing is confirmed first. */
function Maintenance({ settings }: { settings: StaffSettings }) {
	const { maintenance, maintenance_by_server, version } = settings;
	const closed = maintenance || maintenance_by_server;
	const [confirming, setConfirming] = useState(false);
	const change = useChange("changeStaffSettings", {
		done: (now) => (now.maintenance ? m.administration_site_closed() : m.administration_site_opened()),
		onDone: (now) => {
			setConfirming(false);
			cacheSettings(now);
		},
		onRefusal: ({ code }) => {
			if (code === "ERR_CHANGED_MEANWHILE") invalidateQueries("getStaffSettings");
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
					onChange={({ currentTarget }) => (currentTarget.checked ? setConfirming(true) : turn(false))}
				/>
			</Stack>
			{confirming && (
				<ConfirmDialog
					danger
					title={m.administration_close_title()}
					text={m.administration_close_ask()}
					confirm={m.administration_close_site()}
					busy={change.isPending}
					onConfirm={() => turn(true)}
					onClose={() => setConfirming(false)}
				/>
			)}
		</Panel>
	);
}

type Window = StaffSettings["booking_window_of_server"];
type MembershipRule = StaffSettings["membership_rule_of_server"];

interface RuleValues extends NoShowValues {
	/** `server` uses the server's setting. */
	booking_window: Window | "server";
	membership_rule: MembershipRule | "server";
	reply_days: number | null;
	partner: string;
}

const windowLabels: Record<Window, () => string> = {
	rolling: m.administration_window_rolling,
	week: m.administration_window_week,
	today: m.administration_window_today,
};

const membershipLabels: Record<MembershipRule, () => string> = {
	off: m.administration_membership_off,
	inform: m.administration_membership_inform,
	require: m.administration_membership_require,
};

function checkReplyDays(days: number | null): FieldCodes<RuleValues> {
	if (days === null) return { reply_days: "required-field" };
	return days < replyDays.least || days > replyDays.most ? { reply_days: "invalid-value" } : {};
}

function Rules({ settings }: { settings: StaffSettings }) {
	const ofServer = windowLabels[settings.booking_window_of_server]();
	const label = (choice: RuleValues["booking_window"]) =>
		choice === "server" ? m.administration_window_server() : windowLabels[choice]();
	const membershipOfServer = membershipLabels[settings.membership_rule_of_server]();
	const membershipLabel = (choice: RuleValues["membership_rule"]) =>
		choice === "server" ? m.administration_window_server() : membershipLabels[choice]();
	const form = useRecordForm<StaffSettings, RuleValues>({
		record: settings,
		draft: "settings",
		read: ({ booking_window, membership_rule, reply_days, no_show_policy, partner }) => ({
			booking_window: booking_window ?? "server",
			membership_rule: membership_rule ?? "server",
			reply_days,
			partner,
			...readPolicy(no_show_policy),
		}),
		fields: {
			booking_window: { label: m.administration_booking_window, show: label },
			membership_rule: { label: m.administration_membership_rule, show: membershipLabel },
			reply_days: { label: m.administration_reply_days },
			partner: { label: m.administration_partner },
			...policyLabels,
		},
		check: (values) => ({
			...checkReplyDays(values.reply_days),
			...(values.partner.trim() === "" && { partner: "required-field" }),
			...checkPolicy(values),
		}),
		save: ({ booking_window, membership_rule, reply_days, partner, ...policy }, version) => {
			const no_show_policy = policyOf(policy);
			return api.changeStaffSettings({
				body: {
					version,
					booking_window: booking_window === "server" ? null : booking_window,
					membership_rule: membership_rule === "server" ? null : membership_rule,
					partner,
					...(reply_days !== null && { reply_days }),
					...(no_show_policy !== undefined && { no_show_policy }),
				},
			});
		},
		onSaved: cacheSettings,
	});
	return (
		<RecordForm form={form}>
			<Panel title={m.administration_rules()}>
				<FormGrid>
					<SelectField
						{...form.control("booking_window")}
						description={
							form.values.booking_window === "server"
								? m.administration_window_of_server({ choice: ofServer })
								: m.administration_booking_window_text()
						}
						options={(["server", "rolling", "week", "today"] as const).map((value) => ({ value, label: label(value) }))}
						onChange={(value) => value && form.set("booking_window", value)}
					/>
					<SelectField
						{...form.control("membership_rule")}
						description={
							form.values.membership_rule === "server"
								? m.administration_membership_rule_of_server({ choice: membershipOfServer })
								: m.administration_membership_rule_text()
						}
						options={(["server", "off", "inform", "require"] as const).map((value) => ({
							value,
							label: membershipLabel(value),
						}))}
						onChange={(value) => value && form.set("membership_rule", value)}
					/>
					<NumberField
						{...form.control("reply_days")}
						required
						min={replyDays.least}
						max={replyDays.most}
						description={m.administration_reply_days_text({ fewest: replyDays.least, most: replyDays.most })}
					/>
					<TextField
						{...form.control("partner")}
						required
						maxLength={partnerLength}
						description={m.administration_partner_text()}
					/>
				</FormGrid>
			</Panel>
			<NoShowFields form={form} />
		</RecordForm>
	);
}

export function SettingsPage() {
	const query = useQuery(apiQuery("getStaffSettings"));
	return (
		<>
			<PageHeader title={m.administration_settings()} text={m.administration_settings_text()} />
			<QueryResult query={query}>
				{(settings) => (
					<Stack gap="xl">
						<Maintenance settings={settings} />
						<Rules settings={settings} />
					</Stack>
				)}
			</QueryResult>
		</>
	);
}
