import { BarChart, type BarChartSeries } from "@mantine/charts";
import { formatNumber, formatShare } from "../../lib/format.ts";
import { type ChartColumn, ChartPanel } from "./chart-panel.tsx";

interface BarPanelProps<Row> {
	title: string;
	text?: string | undefined;
	/** Column header of the names. */
	label: string;
	rows: readonly Row[];
	rowKey: (row: Row) => string | number;
	nameOf: (row: Row) => string;
	/** Columns of the table, after the names. */
	columns: readonly ChartColumn<Row>[];
	/** Several are stacked in one bar. */
	series: readonly BarChartSeries[];
	/** By the names of the series. */
	valuesOf: (row: Row) => Record<string, number>;
	/** Values are shares of one. */
	shares?: true;
	/** Shows only the first bars, and says so; the table has all rows. */
	cutText?: (cut: { count: number }) => string;
}

const mostBars = 12;
const rowHeight = 38;
const axisHeight = 44;
const legendHeight = 40;
/** For the value behind the longest bar. */
const valueWidth = 48;

/** A horizontal bar for each row, with its name. */
export function BarPanel<Row>(props: BarPanelProps<Row>) {
	const { title, text, label, rows, rowKey, nameOf, columns, series, valuesOf, shares, cutText } = props;
	const isCut = cutText !== undefined && rows.length > mostBars;
	const bars = isCut ? rows.slice(0, mostBars) : rows;
	const description = [text, isCut && cutText({ count: mostBars })].filter(Boolean).join(" ");
	const withLegend = series.length > 1;
	return (
		<ChartPanel
			title={title}
			{...(description && { text: description })}
			rows={rows}
			rowKey={rowKey}
			columns={[{ label, value: nameOf }, ...columns]}
		>
			<BarChart
				h={bars.length * rowHeight + axisHeight + (withLegend ? legendHeight : 0)}
				data={bars.map((row) => ({ name: nameOf(row), ...valuesOf(row) }))}
				dataKey="name"
				orientation="vertical"
				type="stacked"
				withLegend={withLegend}
				series={[...series]}
				valueFormatter={shares ? formatShare : formatNumber}
				xAxisProps={shares ? { domain: [0, 1], tickFormatter: formatShare } : { allowDecimals: false }}
				yAxisProps={{ width: 132, interval: 0 }}
				// A stacked bar has the values of its parts in the table.
				withBarValueLabel={!withLegend}
				valueLabelProps={{ position: "right", fill: "var(--text)", fontSize: 13, fontWeight: 600 }}
				barChartProps={{ margin: { right: valueWidth } }}
				gridAxis="y"
				barProps={{ isAnimationActive: false }}
				maxBarWidth={18}
			/>
		</ChartPanel>
	);
}
