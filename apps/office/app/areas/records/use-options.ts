import { inLocale } from "@kvart/contract/locale";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../i18n/language.ts";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import type { Option } from "../../parts/fields/choice-fields.tsx";

export type Relation = "clubs" | "trainings" | "groups";

const none: readonly never[] = [];

export function useOptions(to: Relation, enabled = true): readonly Option<number>[] {
	const { clubs } = useStaff();
	const language = useLanguage();
	const trainings = useQuery({ ...apiQuery("listTrainingRecords"), enabled: enabled && to === "trainings" });
	const groups = useQuery({ ...apiQuery("listVideoGroupRecords"), enabled: enabled && to === "groups" });
	const records: readonly { id: number; name: string; name_eng?: string }[] = {
		clubs,
		trainings: trainings.data ?? none,
		groups: groups.data ?? none,
	}[to];
	return records.map(({ id, name, name_eng = "" }) => ({ value: id, label: inLocale(language, name, name_eng) }));
}

export function useNames(to: Relation, enabled = true): ReadonlyMap<number, string> {
	return new Map(useOptions(to, enabled).map(({ value, label }) => [value, label]));
}

export type RelationNames = Readonly<Record<Relation, ReadonlyMap<number, string>>>;

/** Loads only the records that the form refers to. */
export function useRelationNames(used: ReadonlySet<Relation>): RelationNames {
	const clubs = useNames("clubs");
	const trainings = useNames("trainings", used.has("trainings"));
	const groups = useNames("groups", used.has("groups"));
	return { clubs, trainings, groups };
}

export function GroupName({ id }: { id: number }) {
	return useNames("groups").get(id);
}
