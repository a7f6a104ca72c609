import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { Funnel } from "@kvart/contract/staff/reports";
import type { FunnelRow } from "../queries/funnel.ts";

function sumOf(rows: readonly FunnelRow[]): Funnel {
	const count = (fits: (row: FunnelRow) => boolean) =>
		rows.reduce((sum, row) => (fits(row) ? sum + row.count : sum), 0);
	return {
		received: count(() => true),
		answered_in_a_day: count(({ inADay }) => inADay),
		trials: count(({ trial }) => trial),
		came: count(({ came, joined }) => came || joined),
		joined: count(({ joined }) => joined),
	};
}

/** Most enquiries first. */
function sumBy<Key>(rows: readonly FunnelRow[], keyOf: (row: FunnelRow) => Key): [Key, Funnel][] {
	const groups = [...Map.groupBy(rows, keyOf)].map(([key, group]): [Key, Funnel] => [key, sumOf(group)]);
	return groups.toSorted(([, a], [, b]) => b.received - a.received);
}

interface CountedFunnel {
	total: Funnel;
	clubs: ({ id: number | null } & Funnel)[];
	kinds: ({ kind: EnquiryKind } & Funnel)[];
}

export function countFunnel(rows: readonly FunnelRow[]): CountedFunnel {
	return {
		total: sumOf(rows),
		clubs: sumBy(rows, ({ club }) => club).map(([id, funnel]) => ({ id, ...funnel })),
		kinds: sumBy(rows, ({ kind }) => kind).map(([kind, funnel]) => ({ kind, ...funnel })),
	};
}
