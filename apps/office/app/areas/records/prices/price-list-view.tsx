import { inLocale } from "@kvart/contract/locale";
import { useLanguage } from "../../../i18n/language.ts";
import { formatMoney } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { PriceList } from "./price-values.ts";
import styles from "./prices.module.css";

/** A list that is over: it can be read, not changed. */
export function PriceListView({ groups }: Pick<PriceList, "groups">) {
	const language = useLanguage();
	return groups.map(({ id, title, title_eng, items }) => (
		<Panel key={id} title={inLocale(language, title, title_eng)}>
			<table className={styles.past} aria-label={inLocale(language, title, title_eng)}>
				<thead>
					<tr>
						<th scope="col">{m.records_name()}</th>
						<th scope="col">{m.records_price()}</th>
					</tr>
				</thead>
				<tbody>
					{items.map((item) => (
						<tr key={item.id}>
							<th scope="row">{inLocale(language, item.title, item.title_eng)}</th>
							<td>{formatMoney(item.price)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Panel>
	));
}
