import { inLocale, type Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate } from "@kvart/contract/time";
import { Alert, Badge, Button, SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, ExternalLink, History, Plus } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import { formatDate, formatList } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { useChange } from "../../../lib/use-change.ts";
import { m } from "../../../paraglide/messages.js";
import { DateField } from "../../../parts/fields/date-fields.tsx";
import { moveItem, useItemKeys } from "../../../parts/list-field/item-keys.ts";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { type RecordFormState, useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { NotFound, QueryResult } from "../../../parts/states/states.tsx";
import type { Kind } from "../kind.ts";
import { RemoveRecord } from "../page/remove-record.tsx";
import { changeRecord } from "../record-calls.ts";
import { recordLabels } from "../record-labels.ts";
import { useRelationNames } from "../use-options.ts";
import { PriceGroupFields } from "./price-group-fields.tsx";
import { PriceListView } from "./price-list-view.tsx";
import {
	blankGroup,
	checkPrices,
	currentDay,
	fieldsOf,
	isWholeGroup,
	type PriceGroup,
	type PriceList,
	type PriceListState,
	type PriceValues,
	stateColors,
	stateLabels,
	stateOf,
} from "./price-values.ts";
import styles from "./prices.module.css";

/** Opens the public page with this list; the link is signed, so that only staff knows it. */
function PreviewButton({ id }: { id: number }) {
	const english = useLanguage() === "en";
	const preview = useChange("previewPriceList", {
		onDone: ({ path }) => window.open(english ? `/en${path}` : path, "_blank", "noopener"),
	});
	return (
		<Button
			variant="default"
			loading={preview.isPending}
			leftSection={<ExternalLink size={18} aria-hidden />}
			onClick={() => preview.mutate({ params: { id } })}
		>
			{m.records_price_list_preview()}
		</Button>
	);
}

/** One group at a time: the whole list would be several screens long. */
function Groups({ form, language }: { form: RecordFormState<PriceValues>; language: Locale }) {
	const { groups } = form.values;
	const { error } = form.control("groups");
	const { keys, added, removed, moved } = useItemKeys(groups.length);
	const [chosen, setChosen] = useState(0);
	const place = Math.min(chosen, groups.length - 1);
	const group = groups[place];
	const set = (changed: PriceGroup[]) => form.set("groups", changed);
	const nameOf = ({ title, title_eng }: PriceGroup, index: number) =>
		inLocale(language, title, title_eng) || m.parts_item({ number: index + 1 });
	const incomplete = groups.filter((one) => !isWholeGroup(one));
	return (
		<div className={styles.groups}>
			{error && (
				<p role="alert" className={styles.error}>
					{m.records_prices_incomplete({ groups: formatList(incomplete.map(nameOf)) })}
				</p>
			)}
			<fieldset aria-label={m.records_price_groups()} className={styles.chooser}>
				{groups.map((one, index) => (
					<Button
						key={keys[index]}
						variant={index === place ? "filled" : "default"}
						color="ink"
						aria-pressed={index === place}
						onClick={() => setChosen(index)}
					>
						{nameOf(one, index)}
					</Button>
				))}
				<Button
					variant="subtle"
					leftSection={<Plus size={18} aria-hidden />}
					onClick={() => {
						added();
						set([...groups, blankGroup()]);
						setChosen(groups.length);
					}}
				>
					{m.records_price_new()}
				</Button>
			</fieldset>
			{group && (
				<PriceGroupFields
					key={keys[place]}
					group={group}
					place={place}
					count={groups.length}
					language={language}
					onChange={(changed) => set(groups.map((old, index) => (index === place ? changed : old)))}
					onMove={(to) => {
						moved(place, to);
						set(moveItem(groups, place, to));
						setChosen(to);
					}}
					onRemove={() => {
						removed(place);
						set(groups.filter((_, index) => index !== place));
						setChosen(Math.max(0, place - 1));
					}}
				/>
			)}
		</div>
	);
}

interface EditorProps {
	kind: Kind<"PriceList">;
	list: PriceList;
	state: PriceListState;
	today: CalendarDate;
}

function Editor({ kind, list, state, today }: EditorProps) {
	const [language, setLanguage] = useState<Locale>(useLanguage());
	const form = useRecordForm<PriceList, PriceValues>({
		record: list,
		draft: `PriceList:${list.id}`,
		read: ({ valid_from, groups }) => ({ valid_from, groups }),
		fields: recordLabels<PriceValues>(kind.sections, useRelationNames(new Set())),
		check: checkPrices,
		save: (values, version) => changeRecord("PriceList", list.id, { ...fieldsOf(values), version }),
		done: state === "next" ? m.parts_saved : m.records_saved,
	});
	return (
		<RecordForm form={form}>
			<Panel>
				<div className={styles.bar}>
					{state === "next" ? (
						<DateField
							{...form.control("valid_from")}
							description={m.records_prices_from_text()}
							required
							min={addDays(today, 1)}
						/>
					) : (
						<span>{m.records_price_list_live()}</span>
					)}
					<SegmentedControl
						aria-label={m.records_price_language()}
						value={language}
						onChange={setLanguage}
						data={[
							{ value: "sr", label: m.parts_in_serbian() },
							{ value: "en", label: m.parts_in_english() },
						]}
					/>
				</div>
			</Panel>
			<Groups form={form} language={language} />
		</RecordForm>
	);
}

interface PriceListPageProps {
	kind: Kind<"PriceList">;
	root: string;
}

export function PriceListPage({ kind, root }: PriceListPageProps) {
	const { id } = useParams();
	const query = useQuery(apiQuery("listPriceListRecords"));
	const today = currentDay();
	const back = { to: `${root}/${kind.path}`, label: m.records_prices() };
	return (
		<QueryResult query={query} page>
			{(lists) => {
				const list = lists.find((one) => String(one.id) === id);
				if (!list) return <NotFound />;
				const state = stateOf(list, lists, today);
				const from = formatDate(list.valid_from);
				return (
					<>
						<PageHeader
							title={m.records_price_list_of({ date: from })}
							back={back}
							actions={
								<>
									<Badge color={stateColors[state]}>{stateLabels[state]()}</Badge>
									<PreviewButton id={list.id} />
								</>
							}
						/>
						<Stack gap="xl">
							{state === "next" && (
								<Alert color="ink" variant="light" icon={<CalendarClock size={20} aria-hidden />}>
									{m.records_price_list_next_text({ date: from })}
								</Alert>
							)}
							{state === "past" ? (
								<>
									<Alert color="gray" icon={<History size={20} aria-hidden />}>
										{m.records_price_list_past_text()}
									</Alert>
									<PriceListView groups={list.groups} />
								</>
							) : (
								<Editor key={list.id} kind={kind} list={list} state={state} today={today} />
							)}
							{state === "next" && <RemoveRecord kind={kind} record={list} list={back.to} />}
						</Stack>
					</>
				);
			}}
		</QueryResult>
	);
}
