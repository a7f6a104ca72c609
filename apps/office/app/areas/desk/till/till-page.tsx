import type { Till, TillRow } from "@kvart/contract/staff/memberships/desk-till";
import type { CalendarDate } from "@kvart/contract/time";
import { Alert, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Banknote, Printer, Wallet } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { currentLanguage } from "../../../i18n/language.ts";
import { api } from "../../../lib/api.ts";
import type { Club } from "../../../lib/club.ts";
import { formatInstant, formatInstantClock, formatLongDate, formatParas } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useFile } from "../../../lib/use-file.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { methodLabels, titleOf } from "../../../parts/memberships/labels.ts";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { StatCard } from "../../../parts/stat-card/stat-card.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import styles from "./till.module.css";

const columns = (): Column<TillRow>[] => [
	{
		key: "time",
		label: m.desk_till_time(),
		narrow: true,
		cell: ({ at }) => formatInstantClock(at),
		sortBy: ({ id }) => id,
		csv: ({ at }) => formatInstant(at),
	},
	{ key: "member", label: m.desk_till_member(), cell: ({ member }) => member, sortBy: ({ member }) => member },
	{ key: "plan", label: m.desk_plan(), cell: titleOf, sortBy: titleOf },
	{
		key: "method",
		label: m.desk_method(),
		narrow: true,
		cell: ({ method }) => methodLabels[method](),
		sortBy: ({ method }) => methodLabels[method](),
	},
	{ key: "receipt", label: m.desk_receipt(), cell: ({ receipt }) => receipt ?? "", csv: ({ receipt }) => receipt },
	{ key: "by", label: m.desk_till_by(), cell: ({ actor }) => actor, sortBy: ({ actor }) => actor },
	{
		key: "amount",
		label: m.desk_amount(),
		narrow: true,
		align: "end",
		cell: ({ amount_paras }) => formatParas(amount_paras),
		sortBy: ({ amount_paras }) => amount_paras,
		csv: ({ amount_paras }) => amount_paras / 100,
	},
];

function Sums({ till: { sums, total_paras } }: { till: Till }) {
	return (
		<div className={styles.sums}>
			{sums.map(({ method, amount_paras, count }) => (
				<StatCard
					key={method}
					label={methodLabels[method]()}
					value={formatParas(amount_paras)}
					note={m.desk_till_count_of({ count })}
				/>
			))}
			<StatCard label={m.desk_till_total()} value={formatParas(total_paras)} />
		</div>
	);
}

function Counts({ till: { counts, cash_paras } }: { till: Till }) {
	const [last] = counts;
	if (!last) return null;
	return (
		<Panel title={m.desk_till_counts()}>
			{last.expected_paras !== cash_paras && <Alert color="warning">{m.desk_till_moved()}</Alert>}
			<ul className={styles.counts}>
				{counts.map(({ id, counted_by, counted_at, counted_paras, expected_paras, note }) => (
					<li key={id}>
						<Text fw={600}>
							{m.desk_till_counted()} {formatParas(counted_paras)} · {m.desk_till_difference()}{" "}
							{formatParas(counted_paras - expected_paras)}
						</Text>
						<Text size="sm" c="dimmed">
							{m.desk_till_counted_by({ name: counted_by, when: formatInstant(counted_at) })}
						</Text>
						{note && <Text className={styles.note}>{note}</Text>}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function PrintButton({ till: { day, gym } }: { till: Till }) {
	const load = () => api.getTillSheet({ params: { id: gym.id }, query: { day, lang: currentLanguage() } });
	const { busy, start } = useFile(load, `${m.desk_till().toLowerCase()}-${gym.slug}-${day}.pdf`);
	return (
		<Button variant="default" leftSection={<Printer size={18} aria-hidden />} loading={busy} onClick={start}>
			{m.desk_till_print()}
		</Button>
	);
}

/** The desk's takings in a day, by method; closed with a count of the cash. */
export function TillPage({ club }: { club: Club }) {
	const [params, setParams] = useSearchParams();
	const [closing, setClosing] = useState(false);
	const day: CalendarDate | null = params.get("day");
	const query = useQuery(apiQuery("getTill", { params: { id: club.id }, query: day ? { day } : {} }));
	const till = query.data;
	return (
		<>
			<PageHeader
				title={m.desk_till()}
				{...(till && { text: m.desk_till_text({ club: club.name, date: formatLongDate(till.day) }) })}
				actions={
					till && (
						<>
							<PrintButton till={till} />
							<Button leftSection={<Banknote size={18} aria-hidden />} onClick={() => setClosing(true)}>
								{till.counts.length > 0 ? m.desk_till_close_again() : m.desk_till_close()}
							</Button>
						</>
					)
				}
			/>
			<QueryResult query={query} rows={6}>
				{(shown) => (
					<div className={styles.page}>
						<div className={styles.day}>
							<DateField
								name="day"
								label={m.desk_till_day()}
								value={shown.day}
								max={shown.today}
								onChange={(chosen) => setParams(chosen && chosen !== shown.today ? { day: chosen } : {})}
							/>
						</div>
						<Sums till={shown} />
						<Counts till={shown} />
						<DataTable
							label={m.desk_till_rows()}
							query={{ ...query, data: shown.rows }}
							columns={columns()}
							rowKey={({ id }) => id}
							fileName={`${m.desk_till()} ${club.name} ${shown.day}`}
							empty={<EmptyState icon={Wallet} title={m.desk_till_none()} />}
						/>
					</div>
				)}
			</QueryResult>
			{closing && till && <CloseDialog till={till} onClose={() => setClosing(false)} />}
		</>
	);
}
