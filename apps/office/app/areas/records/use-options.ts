import { inLocale } from "@kvart/contract/locale";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import type { Option } from "../../parts/fields/choice-fields.tsx";

export type Relation = "clubs" | "trainings" | "groups";

const none: readonly never[] = [];

export function useOptions(to: Relation): readonly Option<number>[] {
	const { clubs } = useStaff();
	const language = useLanguage();
	const trainings = useQuery({ ...apiQuery("listTrainingRecords"), enabled: to === "trainings" });
	const groups = useQuery({ ...apiQuery("listVideoGroupRecords"), enabled: to === "groups" });
	const records: readonly { id: number; name: string; name_eng?: string }[] = {
		clubs,
		trainings: trainings.data ?? none,
		groups: groups.data ?? none,
	}[to];
	return records.map(({ id, name, name_eng = "" }) => ({ value: id, label: inLocale(language, name, name_eng) }));
}

export function useNames(to: Relation): ReadonlyMap<number, string> {
	return new Map(useOptions(to).map(({ value, label }) => [value, label]));
}

export function GroupName({ id }: { id: number }) {
	return useNames("groups").get(id);
}
