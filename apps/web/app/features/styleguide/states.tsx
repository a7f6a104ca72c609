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
import { Specimen, Stage, Stages } from "./specimen.tsx";

export function States() {
	return (
		<>
			<Specimen name="price" title="Price list">
				<PriceTable
					caption="Memberships"
					subject="Plan"
					columns={["One month", "Three months", "Twelve months"]}
					rows={[
						{ label: "Gym", note: "All clubs, all day", prices: [2500, 6900, 24900] },
						{ label: "Group programmes", note: "30 different trainings", prices: [2900, 7900, 27900] },
						{
							label: "Gym and group programmes",
							note: "Everything, everywhere, every day",
							prices: [3600, 9600, 33900],
							best: true,
						},
						{ label: "Padel court", note: "Per slot, Zvezdara", prices: [2700, null, null] },
					]}
				/>
			</Specimen>
			<Specimen name="paths" title="Breadcrumbs and pages">
				<Stages>
					<Stage>
						<Paths ground="On bone" />
					</Stage>
					<Stage ground="ink">
						<Paths ground="On ink" />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="waiting" title="Waiting">
				<Stages>
					<Stage>
						<Waiting />
					</Stage>
					<Stage ground="ink">
						<Waiting />
					</Stage>
				</Stages>
			</Specimen>
			<Specimen name="states" title="Empty and error">
				<EmptyState
					level={3}
					glyph={CalendarX2}
					title="No classes today"
					text="This room is quiet today. Have a look at tomorrow or at the other room."
					action={
						<LinkButton to="#states" look="ink" arrow="forward">
							Tomorrow’s schedule
						</LinkButton>
					}
				/>
				<Stage ground="ink">
					<ErrorState
						level={3}
						code="404"
						title="There is no such street"
						text="The address is wrong or the page has moved. Start from the home page: it leads everywhere."
						actions={
							<>
								<LinkButton to="#states" arrow="forward">
									Home page
								</LinkButton>
								<LinkButton to="#states" look="ghost">
									All clubs
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
	const { value, hrefOf } = useSheetParam("page");
	const page = Math.min(9, Math.max(1, Number(value) || 4));
	return (
		<>
			<Breadcrumbs
				label={`Clubs · ${ground}`}
				trail={[
					{ label: brand.name, to: "#paths" },
					{ label: "Clubs", to: "#tile" },
				]}
				current="Zemun"
			/>
			<Pagination
				label={`Pages · ${ground}`}
				current={page}
				total={9}
				hrefOf={(target) => `${hrefOf(String(target))}#paths`}
			/>
		</>
	);
}

function Waiting() {
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
				Show the bar
			</Button>
			{late && <Loader />}
		</>
	);
}
