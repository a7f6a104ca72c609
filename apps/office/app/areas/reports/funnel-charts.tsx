import { enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { Funnel, FunnelReport } from "@kvart/contract/staff/reports";
import { currentLanguage } from "../../i18n/language.ts";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { type ChartColumn, ChartPanel } from "./chart-panel.tsx";
import { type HeatCell, HeatTable, stepOf } from "./heat-table.tsx";
import styles from "./reports.module.css";

const steps: { step: keyof Funnel; label: () => string }[] = [
	{ step: "received", label: m.reports_funnel_received },
	{ step: "answered_in_a_day", label: m.reports_funnel_in_a_day },
	{ step: "trials", label: m.reports_funnel_trials },
	{ step: "came", label: m.reports_funnel_came },
	{ step: "joined", label: m.reports_funnel_joined },
];

type NamedFunnel = Funnel & { name: string };

function cellOf(funnel: NamedFunnel, { step, label }: (typeof steps)[number]): HeatCell {
	const count = formatNumber(funnel[step]);
	const share = funnel.received === 0 ? 0 : funnel[step] / funnel.received;
	const text = step === "received" ? count : `${count} · ${formatShare(share)}`;
	return { step: stepOf(share), text, sentence: `${funnel.name}, ${label()}: ${text}` };
}

/** How many enquiries got as far as each step, with their share of all; the stronger the colour, the more. */
function FunnelPanel({ title, label, rows }: { title: string; label: string; rows: readonly NamedFunnel[] }) {
	const columns: ChartColumn<NamedFunnel>[] = [
		{ label, value: ({ name }) => name },
		...steps.map(
			({ step, label: stepLabel }): ChartColumn<NamedFunnel> => ({
				label: stepLabel(),
				value: (row) => row[step],
				show: (row) => formatNumber(row[step]),
				align: "end",
			}),
		),
	];
	return (
		<ChartPanel title={title} text={m.reports_funnel_text()} rows={rows} rowKey={({ name }) => name} columns={columns}>
			<HeatTable
				label={title}
				corner={label}
				columns={steps.map(({ step, label: stepLabel }) => ({ key: step, label: stepLabel() }))}
				rows={rows.map((row) => ({ key: row.name, label: row.name, cells: steps.map((step) => cellOf(row, step)) }))}
			/>
		</ChartPanel>
	);
}

export function FunnelCharts({ numbers: { total, clubs, kinds } }: { numbers: FunnelReport }) {
	const all = total.received === 0 ? [] : [{ ...total, name: m.reports_funnel_total() }];
	return (
		<div className={styles.whole}>
			<FunnelPanel
				title={m.reports_funnel_by_club()}
				label={m.reports_club()}
				rows={[...all, ...clubs.map((club) => ({ ...club, name: club.name ?? m.reports_no_club() }))]}
			/>
			<FunnelPanel
				title={m.reports_funnel_by_form()}
				label={m.reports_form()}
				rows={[...all, ...kinds.map((row) => ({ ...row, name: enquiryForm(row.kind).name[currentLanguage()] }))]}
			/>
		</div>
	);
}
