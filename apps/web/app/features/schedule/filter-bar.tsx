import { type ChangeEvent, useEffect, useState } from "react";
import { changeAddress, useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { SelectChip } from "../../ui/chip/select-chip.tsx";
import { type BoardAddress, hasFilters, noFilters, type Part, parts } from "./board-address.ts";
import type { ScheduleData } from "./schedule.server.ts";
import styles from "./toolbar.module.css";

const selects = ["training", "coach", "part"];

/** Chosen before the script loaded. */
function chosenBefore(): Record<string, string | undefined> {
	if (import.meta.env.SSR) return {};
	const changed = selects.flatMap((name) => {
		const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
		const initial = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
		return select && select.value !== initial ? [[name, select.value || undefined]] : [];
	});
	return Object.fromEntries(changed) as Record<string, string | undefined>;
}

const partNames: Record<Part, () => string> = {
	morning: () => m.schedule_morning(),
	afternoon: () => m.schedule_afternoon(),
	evening: () => m.schedule_evening(),
};

interface FilterBarProps {
	data: Pick<ScheduleData, "choices">;
	address: BoardAddress;
}

/** A choice applies immediately; without scripts the form is sent with the rest of the address. */
export function FilterBar({ data: { choices }, address }: FilterBarProps) {
	const location = useAddress();
	const choose = ({ currentTarget: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
		changeAddress(withParams(location, { [name]: value || undefined }), "replace");
	const [before] = useState(chosenBefore);
	useEffect(() => {
		const now = { pathname: window.location.pathname, search: window.location.search };
		const chosen = withParams(now, before);
		if (chosen !== withParams(now, {})) changeAddress(chosen, "replace");
	}, [before]);
	const rest = [...new URLSearchParams(location.search)].filter(([name]) =>
		["room", "day", "mode", "week", "free", "filters"].includes(name),
	);
	return (
		<form method="get" aria-label={m.schedule_filters()} className={styles.filters}>
			{rest.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<LinkChip on={address.free} to={withParams(location, { free: address.free ? undefined : "1" })}>
				{m.schedule_free()}
			</LinkChip>
			<SelectChip
				label={m.schedule_training()}
				name="training"
				value={String(address.training ?? "")}
				options={choices.trainings}
				onChange={choose}
			/>
			<SelectChip
				label={m.schedule_coach()}
				name="coach"
				value={String(address.coach ?? "")}
				options={choices.coaches}
				onChange={choose}
			/>
			<SelectChip
				label={m.schedule_part()}
				name="part"
				value={address.part ?? ""}
				options={(Object.keys(parts) as Part[]).map((part) => [part, partNames[part]()])}
				onChange={choose}
			/>
			<noscript>
				<button type="submit" className={styles.apply}>
					{m.schedule_apply()}
				</button>
			</noscript>
			{hasFilters(address) && (
				<LinkChip on={false} to={withParams(location, noFilters)}>
					{m.schedule_clear()}
				</LinkChip>
			)}
		</form>
	);
}
