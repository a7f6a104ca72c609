import {
	type MemberAbsence,
	type MemberMark,
	type MemberOrder,
	memberAbsences,
	memberMarks,
	memberOrders,
	memberStates,
	missDays,
} from "@kvart/contract/staff/member-rules";
import { CloseButton, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useState } from "react";
import { useStaff } from "../../lib/staff.ts";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { stateLabels } from "./member-labels.ts";
import styles from "./members.module.css";
import type { useMemberFilter } from "./use-member-filter.ts";

const orderLabels: Record<MemberOrder, () => string> = {
	newest: m.members_sort_newest,
	oldest: m.members_sort_oldest,
	name: m.members_sort_name,
	last_visit: m.members_sort_last_visit,
	long_absent: m.members_sort_long_absent,
	most_misses: m.members_sort_most_misses,
};

const markLabels: Record<MemberMark, () => string> = {
	injury: m.members_mark_injury,
	note: m.members_mark_note,
	misses: () => m.members_mark_misses({ days: missDays }),
};

const absenceLabel = (days: MemberAbsence) => m.members_absent_days({ days });

export function MemberFilters({ filter, set }: ReturnType<typeof useMemberFilter>) {
	const { clubs } = useStaff();
	const [typed, setTyped] = useState(filter.text ?? "");
	const search = useTypedSearch((text) => set({ text }));
	const type = (text: string) => {
		setTyped(text);
		search(text);
	};
	return (
		<search className={styles.filters}>
			<TextInput
				type="search"
				name="text"
				className={styles.search}
				label={m.members_search()}
				autoComplete="off"
				maxLength={200}
				leftSection={<Search size={18} aria-hidden />}
				rightSection={typed && <CloseButton aria-label={m.parts_clear()} onClick={() => type("")} />}
				value={typed}
				onChange={({ currentTarget }) => type(currentTarget.value)}
			/>
			<SelectField
				name="state"
				label={m.members_state()}
				placeholder={m.members_any()}
				clearable
				options={memberStates.map((value) => ({ value, label: stateLabels[value]() }))}
				value={filter.state ?? null}
				onChange={(state) => set({ state })}
			/>
			{clubs.length > 1 && (
				<SelectField
					name="gym"
					label={m.members_club()}
					placeholder={m.members_any_club()}
					clearable
					options={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
					value={filter.gym ?? null}
					onChange={(gym) => set({ gym })}
				/>
			)}
			<SelectField
				name="mark"
				label={m.members_mark()}
				placeholder={m.members_any()}
				clearable
				options={memberMarks.map((value) => ({ value, label: markLabels[value]() }))}
				value={filter.mark ?? null}
				onChange={(mark) => set({ mark })}
			/>
			<SelectField
				name="absent"
				label={m.members_absent()}
				placeholder={m.members_any()}
				clearable
				options={memberAbsences.map((value) => ({ value, label: absenceLabel(value) }))}
				value={filter.absent ?? null}
				onChange={(absent) => set({ absent })}
			/>
			<SelectField
				name="sort"
				label={m.members_sort()}
				options={memberOrders.map((value) => ({ value, label: orderLabels[value]() }))}
				value={filter.sort ?? "newest"}
				onChange={(sort) => set({ sort: sort === "newest" ? null : sort })}
			/>
		</search>
	);
}
