import { brand } from "@kvart/contract/brand";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import styles from "./offer-request.module.css";
import type { PricesWords } from "./prices-data.ts";

/** The id of the heading that the wizard inside brings along. */
export const offerTitleId = "request-title";

interface OfferRequestProps {
	words: PricesWords["offer"];
	/** The wizard. */
	children: ReactNode;
}

/** How to get an offer made to measure: the wizard, and for those who would rather talk, other ways. */
export function OfferRequest({ words, children }: OfferRequestProps) {
	const localePath = useLocalePath();
	return (
		<section id="request" aria-labelledby={offerTitleId}>
			{children}
			<div data-ground="ink" className={styles.others}>
				<Container className={styles.columns}>
					<div>
						<p className={styles.text}>{words.text}</p>
						<dl className={styles.ways}>
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
					</div>
					<div>
						<p className={styles.choose}>{words.chooseText}</p>
						<LinkButton to={localePath("/training-selection")} arrow="forward">
							{words.choose}
						</LinkButton>
					</div>
				</Container>
			</div>
		</section>
	);
}
