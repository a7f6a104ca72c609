import { inLocale } from "@kvart/contract/locale";
import type { Plan } from "@kvart/contract/memberships/plans";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatMoney } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import styles from "./sale.module.css";

interface PlanChoiceProps {
	plans: readonly Plan[];
	chosen: Plan | null;
	onChoose: (plan: Plan) => void;
}

/** Every plan with its price: one press, no list to open. */
export function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps) {
	const language = currentLanguage();
	const groups = Map.groupBy(plans, ({ group, group_eng }) => inLocale(language, group, group_eng));
	return (
		<FieldGroup label={m.desk_plan()} required>
			{[...groups].map(([group, items]) => (
				<div key={group} className={styles.group}>
					<span className={styles.groupName}>{group}</span>
					<div className={styles.plans}>
						{items.map((plan) => (
							<label key={plan.id} className={styles.plan}>
								<input type="radio" name="plan" checked={chosen?.id === plan.id} onChange={() => onChoose(plan)} />
								<span>{inLocale(language, plan.title, plan.title_eng)}</span>
								<strong>{formatMoney(plan.price)}</strong>
							</label>
						))}
					</div>
				</div>
			))}
		</FieldGroup>
	);
}
