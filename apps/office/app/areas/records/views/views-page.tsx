import type { VideoViews } from "@kvart/contract/staff/records/kinds";
import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { formatInstant, formatNumber } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { EmptyState, QueryResult } from "../../../parts/states/states.tsx";
import { videoTitle } from "../kinds/videos.tsx";

interface ViewedVideo {
	title: string;
	views: number;
}

/** Most watched first; includes videos without views. */
export function viewsByVideo(views: readonly VideoViews[], titles: ReadonlyMap<number, string>): ViewedVideo[] {
	const counted = Map.groupBy(views, ({ video_id }) => video_id);
	return [...titles]
		.map(([id, title]) => ({ title, views: (counted.get(id) ?? []).reduce((sum, one) => sum + one.views, 0) }))
		.toSorted((a, b) => b.views - a.views);
}

const rowHeight = 44;

function ViewsChart({ videos }: { videos: readonly ViewedVideo[] }) {
	return (
		<BarChart
			h={videos.length * rowHeight + 48}
			data={videos.map(({ title, views }) => ({ title, views }))}
			dataKey="title"
			orientation="vertical"
			series={[{ name: "views", label: m.records_views(), color: "ink.9" }]}
			yAxisProps={{ width: 220, tickMargin: 8 }}
			valueFormatter={formatNumber}
			gridAxis="none"
			withBarValueLabel
			barProps={{ maxBarSize: 24, isAnimationActive: false }}
		/>
	);
}

function columns(titles: ReadonlyMap<number, string>): Column<VideoViews>[] {
	const titleOf = ({ video_id }: VideoViews) => titles.get(video_id) ?? "";
	return [
		{ key: "video", label: m.records_video(), sortBy: titleOf, cell: titleOf },
		{ key: "device", label: m.records_device(), sortBy: ({ device }) => device, cell: ({ device }) => device },
		{
			key: "views",
			label: m.records_views(),
			align: "end",
			narrow: true,
			sortBy: ({ views }) => views,
			cell: ({ views }) => formatNumber(views),
		},
		{
			key: "last",
			label: m.records_last_view(),
			sortBy: ({ last_viewed_at }) => last_viewed_at,
			cell: ({ last_viewed_at }) => formatInstant(last_viewed_at),
		},
	];
}

export function ViewsPage() {
	const videos = useQuery(apiQuery("listVideoRecords"));
	const views = useQuery(apiQuery("listVideoViews"));
	return (
		<>
			<PageHeader title={m.records_views()} text={m.records_views_text()} />
			<QueryResult query={videos}>
				{(records) => {
					const titles = new Map(records.map((record) => [record.id, videoTitle(record)]));
					return (
						<QueryResult query={views}>
							{(counted) =>
								counted.length === 0 ? (
									<EmptyState icon={Eye} title={m.records_views_none()} />
								) : (
									<Stack gap="lg">
										<Panel title={m.records_views_by_video()}>
											<ViewsChart videos={viewsByVideo(counted, titles)} />
										</Panel>
										<DataTable
											label={m.records_views_by_device()}
											query={views}
											columns={columns(titles)}
											rowKey={({ video_id, device }) => `${video_id} ${device}`}
											textOf={(row) => `${titles.get(row.video_id) ?? ""} ${row.device}`}
											sorted="-views"
											fileName={m.records_views()}
											empty={null}
										/>
									</Stack>
								)
							}
						</QueryResult>
					);
				}}
			</QueryResult>
		</>
	);
}
