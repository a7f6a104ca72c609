import type { ReportName } from "@kvart/contract/staff/reports";
import type { Database } from "../../../../platform/database/database.ts";
import { selectClubNames, selectCoachNames, selectTrainingNames } from "../queries/names.ts";
import type { PartRow } from "../queries/parts.ts";

function named<Row extends PartRow>(rows: readonly Row[], part: PartRow["part"], names: readonly ReportName[]) {
	const byId = new Map(names.map((name) => [name.id, name]));
	return rows.flatMap((row) => {
		if (row.part !== part || row.id === null) return [];
		const { name = "", name_eng = "" } = byId.get(row.id) ?? {};
		return [{ ...row, id: row.id, name, name_eng }];
	});
}

/** The rows of a report by what they count, with names, in the given order. */
export async function partsOf<Row extends PartRow>(
	db: Database,
	rows: readonly Row[],
	compare: (a: Row, b: Row) => number,
) {
	const [clubs, trainings, coaches] = await Promise.all([
		selectClubNames(db),
		selectTrainingNames(db),
		selectCoachNames(db),
	]);
	return {
		total: rows.find(({ part }) => part === "total"),
		clubs: named(rows, "club", clubs).toSorted(compare),
		trainings: named(rows, "training", trainings).toSorted(compare),
		coaches: named(rows, "coach", coaches).toSorted(compare),
		hours: rows.flatMap((row) =>
			row.day === null || row.hour === null ? [] : [{ ...row, day: row.day, hour: row.hour }],
		),
	};
}
