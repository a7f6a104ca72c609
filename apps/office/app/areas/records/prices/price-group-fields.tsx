import type { Locale } from "@kvart/contract/locale";
import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { NumberField, TextField } from "../../../parts/fields/text-fields.tsx";
import { moveItem, useItemKeys } from "../../../parts/list-field/item-keys.ts";
import { Panel } from "../../../parts/panel/panel.tsx";
import { focusLastRow, moveInGrid } from "./grid-keys.ts";
import { PlanDialog } from "./plan-dialog.tsx";
import { planSummary } from "./plan-options.ts";
import { blankItem, type PriceGroup, type PriceItem } from "./price-values.ts";
import styles from "./prices.module.css";

/** The texts of one language are shown at a time, so that a row is one line. */
function inLanguage<K extends string>(field: K, language: Locale): K | `${K}_eng` {
	return language === "sr" ? field : `${field}_eng`;
}

interface ToolsProps {
	name: string;
	place: number;
	count: number;
	onMove: (to: number) => void;
	onRemove: () => void;
}

function Tools({ name, place, count, onMove, onRemove }: ToolsProps) {
	return (
		<div className={styles.tools}>
			<ActionIcon aria-label={m.parts_move_up({ item: name })} disabled={place === 0} onClick={() => onMove(place - 1)}>
				<ArrowUp size={18} aria-hidden />
			</ActionIcon>
			<ActionIcon
				aria-label={m.parts_move_down({ item: name })}
				disabled={place === count - 1}
				onClick={() => onMove(place + 1)}
			>
				<ArrowDown size={18} aria-hidden />
			</ActionIcon>
			<ActionIcon aria-label={m.parts_remove({ item: name })} color="danger" onClick={onRemove}>
				<Trash2 size={18} aria-hidden />
			</ActionIcon>
		</div>
	);
}

interface RowProps extends ToolsProps {
	item: PriceItem;
	language: Locale;
	/** The name of its fields in the form. */
	path: string;
	onChange: (item: PriceItem) => void;
}

function Row({ item, language, path, onChange, ...tools }: RowProps) {
	const [opened, { open, close }] = useDisclosure(false);
	const control = <K extends keyof PriceItem>(field: K, label: string) => ({
		name: `${path}.${field}`,
		label,
		value: item[field],
		onChange: (value: PriceItem[K]) => onChange({ ...item, [field]: value }),
	});
	return (
		<tr>
			<td data-wide>
				<TextField {...control(inLanguage("title", language), m.records_name())} />
			</td>
			<td>
				<NumberField {...control("price", m.records_price_rsd())} min={0} step={100} arrows={false} />
			</td>
			<td>
				<NumberField {...control("months", m.records_months())} min={0} max={24} arrows={false} />
			</td>
			<td>
				<NumberField {...control("visits", m.records_visits_short())} min={0} max={1000} arrows={false} />
			</td>
			<td>
				<TextField {...control(inLanguage("unit", language), m.records_unit())} />
			</td>
			<td data-wide>
				<TextField {...control(inLanguage("note", language), m.records_note())} />
			</td>
			<td>
				<Button
					variant="default"
					size="compact-sm"
					aria-label={`${m.records_plan_of({ name: tools.name })}, ${planSummary(item)}`}
					onClick={open}
				>
					{planSummary(item)}
				</Button>
				{opened && (
					<PlanDialog item={item} title={m.records_plan_of({ name: tools.name })} onChange={onChange} onClose={close} />
				)}
			</td>
			<td>
				<Tools {...tools} />
			</td>
		</tr>
	);
}

interface PriceGroupFieldsProps {
	group: PriceGroup;
	place: number;
	count: number;
	language: Locale;
	onChange: (group: PriceGroup) => void;
	onMove: (to: number) => void;
	onRemove: () => void;
}

/** A group of prices as a table: a price per row, edited where it stands. */
export function PriceGroupFields({ group, place, count, language, onChange, onMove, onRemove }: PriceGroupFieldsProps) {
	const { keys, added, removed, moved } = useItemKeys(group.items.length);
	const frame = useRef<HTMLDivElement>(null);
	const groupName = group[inLanguage("title", language)] || m.parts_item({ number: place + 1 });
	const setItems = (items: PriceItem[]) => onChange({ ...group, items });
	const [title, note] = [inLanguage("title", language), inLanguage("note", language)];

	function add() {
		flushSync(() => {
			added();
			setItems([...group.items, blankItem()]);
		});
		focusLastRow(frame.current);
	}

	return (
		<Panel
			title={groupName}
			actions={<Tools name={groupName} place={place} count={count} onMove={onMove} onRemove={onRemove} />}
		>
			<div
				ref={frame}
				role="presentation"
				className={styles.frame}
				onKeyDown={(event) => moveInGrid(event) === "end" && add()}
			>
				<div className={styles.head}>
					<TextField
						name={`groups.${place}.${title}`}
						label={m.records_title()}
						value={group[title]}
						onChange={(value) => onChange({ ...group, [title]: value })}
					/>
					<TextField
						name={`groups.${place}.${note}`}
						label={m.records_note()}
						value={group[note]}
						onChange={(value) => onChange({ ...group, [note]: value })}
					/>
					<SwitchField
						name={`groups.${place}.most_chosen`}
						label={m.records_most_chosen()}
						value={group.most_chosen}
						onChange={(value) => onChange({ ...group, most_chosen: value })}
					/>
				</div>
				<table className={styles.table} aria-label={groupName}>
					<thead>
						<tr>
							<th scope="col">{m.records_name()}</th>
							<th scope="col">{m.records_price_rsd()}</th>
							<th scope="col">{m.records_months()}</th>
							<th scope="col">{m.records_visits_short()}</th>
							<th scope="col">{m.records_unit()}</th>
							<th scope="col">{m.records_note()}</th>
							<th scope="col" colSpan={2}>
								{m.records_plan()}
							</th>
						</tr>
					</thead>
					<tbody>
						{group.items.map((item, row) => (
							<Row
								key={keys[row]}
								item={item}
								language={language}
								path={`groups.${place}.items.${row}`}
								name={item[inLanguage("title", language)] || m.parts_item({ number: row + 1 })}
								place={row}
								count={group.items.length}
								onChange={(changed) => setItems(group.items.map((old, index) => (index === row ? changed : old)))}
								onMove={(to) => {
									moved(row, to);
									setItems(moveItem(group.items, row, to));
								}}
								onRemove={() => {
									removed(row);
									setItems(group.items.filter((_, index) => index !== row));
								}}
							/>
						))}
					</tbody>
				</table>
				<Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
					{m.records_item_new()}
				</Button>
			</div>
		</Panel>
	);
}
