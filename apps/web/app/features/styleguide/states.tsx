import { brand } from "@kvart/contract/brand";
import { CalendarX2 } from "lucide";
import { useState } from "react";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorState } from "../../ui/error-state/error-state.tsx";
import { Loader } from "../../ui/loader-bar/loader-bar.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { PriceTable } from "../../ui/price-table/price-table.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { Specimen, Stage, Stages, useCopy } from "./specimen.tsx";

export function States() {
	const { states, price, onBone, onInk } = useCopy();
	return (
		<>
			<Specimen name="price">
				<PriceTable
					caption={price.caption}
					subject={price.subject}
					columns={price.columns}
					rows={[
						{ label: price.gym, note: price.gymNote, prices: [2500, 6900, 24900] },
						{ label: price.group, note: price.groupNote, prices: [2900, 7900, 27900] },
						{ label: price.all, note: price.allNote, prices: [3600, 9600, 33900], best: true },
						{ label: price.padel, note: price.padelNote, prices: [2700, null, null] },
					]}
				/>
			</Specimen>
			<Specimen name="paths">
				<Stages>
					<Stage>
						<Paths ground={onBone} />
					</Stage>
					<Stage ground="ink">
						<Paths ground={onInk} />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="waiting">
				<Stages>
					<Stage>
						<Waiting />
					</Stage>
					<Stage ground="ink">
						<Waiting />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="states">
				<EmptyState
					level={3}
					glyph={CalendarX2}
					title={states.emptyTitle}
					text={states.emptyText}
					action={
						<LinkButton to="#states" look="ink" arrow="forward">
							{states.emptyAction}
						</LinkButton>
					}
				/>
				<Stage ground="ink">
					<ErrorState
						level={3}
						code="404"
						title={states.errorTitle}
						text={states.errorText}
						actions={
							<>
								<LinkButton to="#states" arrow="forward">
									{states.home}
								</LinkButton>
								<LinkButton to="#states" look="ghost">
									{states.clubs}
								</LinkButton>
							</>
						}
					/>
				</Stage>
			</Specimen>
		</>
	);
}

function Paths({ ground }: { ground: string }) {
	const { poster, parts } = useCopy();
	const [label] = parts.paths;
	const { value, hrefOf } = useSheetParam("page");
	const page = Math.min(9, Math.max(1, Number(value) || 4));
	return (
		<>
			<Breadcrumbs
				label={`${poster.crumbs} · ${ground}`}
				trail={[
					{ label: brand.name, to: "#paths" },
					{ label: poster.crumbs, to: "#tile" },
				]}
				current="Zemun"
			/>
			<Pagination
				label={`${label} · ${ground}`}
				current={page}
				total={9}
				hrefOf={(target) => `${hrefOf(String(target))}#paths`}
			/>
		</>
	);
}

function Waiting() {
	const { waiting } = useCopy();
	const [late, setLate] = useState(false);
	function wait() {
		setLate(true);
		setTimeout(() => setLate(false), 4000);
	}
	return (
		<>
			<Loading>
				<Skeleton shape="picture" />
				<br />
				<Skeleton shape="title" />
				<br />
				<Skeleton shape="text" lines={3} />
			</Loading>
			<Button look="ghost" onClick={wait}>
				{waiting.show}
			</Button>
			{late && <Loader />}
		</>
	);
}
