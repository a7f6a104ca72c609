import { brand } from "@kvart/contract/brand";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./offer-request.module.css";
import type { PricesWords } from "./prices-data.ts";

/** How to get an offer made to measure. The request wizard takes this place. */
export function OfferRequest({ words }: { words: PricesWords["offer"] }) {
	const localePath = useLocalePath();
	return (
		<Section id="request" labelledBy="request-title" ground="ink">
			<div className={styles["columns"]}>
				<Heading level={2} size="xl" id="request-title">
					{words.title}
				</Heading>
				<div>
					<p className={styles["text"]}>{words.text}</p>
					<dl className={styles["ways"]}>
						<div>
							<dt>{words.call}</dt>
							<dd>
								<a href={`tel:${brand.phone.replaceAll(" ", "")}`}>{brand.phone}</a>
							</dd>
						</div>
						<div>
							<dt>{words.write}</dt>
							<dd>
								<a href={`mailto:${brand.mail.info}`}>{brand.mail.info}</a>
							</dd>
						</div>
					</dl>
					<p className={styles["choose"]}>{words.chooseText}</p>
					<LinkButton to={localePath("/training-selection")} arrow="forward">
						{words.choose}
					</LinkButton>
				</div>
			</div>
		</Section>
	);
}
