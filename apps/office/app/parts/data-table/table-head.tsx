import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import type { Column, Sorting } from "./column.ts";
import styles from "./data-table.module.css";

interface TableHeadProps<Row> {
	columns: readonly Column<Row>[];
	sorting: Sorting | null;
	onSort: (key: string) => void;
}

const directions = { up: ArrowUp, down: ArrowDown, none: ChevronsUpDown };

function directionOf(key: string, sorting: Sorting | null): keyof typeof directions {
	if (sorting?.key !== key) return "none";
	return sorting.descending ? "down" : "up";
}

const ariaSort = { up: "ascending", down: "descending", none: "none" } as const;

export function TableHead<Row>({ columns, sorting, onSort }: TableHeadProps<Row>) {
	return (
		<thead>
			<tr>
				{columns.map(({ key, label, sortBy, align, narrow }) => {
					const direction = directionOf(key, sorting);
					const Icon = directions[direction];
					return (
						<th
							key={key}
							scope="col"
							data-align={align}
							data-narrow={narrow || undefined}
							{...(sortBy && { "aria-sort": ariaSort[direction] })}
						>
							{sortBy ? (
								<button type="button" className={styles.sort} onClick={() => onSort(key)}>
									{label}
									<Icon size={16} aria-hidden className={styles.arrow} data-direction={direction} />
								</button>
							) : (
								label || <span className={styles.unseen}>{m.parts_actions()}</span>
							)}
						</th>
					);
				})}
			</tr>
		</thead>
	);
}
