import { LocateFixed } from "lucide";
import { useAddress } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Select } from "../../ui/select/select.tsx";
import { type ListFilter, listFilters } from "./filters.ts";
import type { FindData } from "./find.server.ts";
import styles from "./find-form.module.css";
import { resultsAnchor } from "./find-results.tsx";

const texts: Record<ListFilter, { label: () => string; any: () => string }> = {
	when: { label: m.find_when, any: m.find_when_any },
	training: { label: m.find_training, any: m.find_training_any },
	coach: { label: m.find_coach, any: m.find_coach_any },
	gym: { label: m.find_gym, any: m.find_gym_any },
};

const usedNames = [...listFilters, "free", "mine"] as const;

/** A plain form: its choices are the address of the results. */
export function FindForm({ data: { choices, filters, places, now } }: { data: FindData }) {
	const { pathname } = useAddress();
	const isNarrowed = usedNames.some((name) => Boolean(filters[name]));
	return (
		<form method="get" action={pathname + resultsAnchor} aria-label={m.find_filters()} className={styles.form}>
			<div className={styles.selects}>
				{(Object.keys(texts) as ListFilter[]).map((name) => (
					<Select
						key={name}
						name={name}
						label={texts[name].label()}
						placeholder={texts[name].any()}
						defaultValue={filters[name] ?? ""}
						options={choices[name].map(([value, label]) => ({ value, label }))}
					/>
				))}
			</div>
			<div className={styles.actions}>
				<Checkbox name="free" value="1" defaultChecked={filters.free}>
					{m.find_free()}
				</Checkbox>
				<Checkbox name="mine" value="1" defaultChecked={filters.mine} className={styles.member}>
					{m.find_mine()}
				</Checkbox>
				{/* Only scripts know where the visitor is. */}
				<span
					hidden
					data-near-me={m.find_near_failed()}
					data-clubs={JSON.stringify(places)}
					data-distance={m.find_distance({ kilometres: "{kilometres}" })}
					data-now={now}
					data-too-far={m.find_too_far({ kilometres: "{kilometres}" })}
				>
					<Button look="ghost" size="small" glyph={LocateFixed}>
						{m.find_near()}
					</Button>
				</span>
				<div className={styles.end}>
					{isNarrowed && (
						<LinkButton to={pathname} look="ghost">
							{m.find_clear()}
						</LinkButton>
					)}
					<Button type="submit">{m.find_submit()}</Button>
				</div>
			</div>
		</form>
	);
}
