import { QrCode } from "lucide";
import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { ShareLink } from "../../ui/share/share-link.tsx";
import styles from "./own-next.module.css";

/** Where all of them are; scripts put in more exact addresses. */
const ownPage = "/account";

/**
 * The server renders it alike for all, hidden; `enhance/own-next.ts` fills in the next class of the member. Its
 * height is the same with and without one, so that nothing moves.
 */
export function OwnNext() {
	const localePath = useLocalePath();
	return (
		<section data-own-next="" data-ground="ink" aria-labelledby="own-next" className={styles.own}>
			<Container className={styles.row}>
				<div>
					<h2 id="own-next" className={styles.title}>
						{m.home_own_title()}
					</h2>
					<p className={styles.booked}>
						<b data-own="time" className={styles.time} /> <b data-own="name" className={styles.name} />
					</p>
					<p className={styles.booked}>
						<span data-own="day" />, <span data-own="place" />
					</p>
					<p className={styles.none}>{m.home_own_none()}</p>
				</div>
				<div className={styles.actions}>
					<span className={styles.booked}>
						<Button popoverTarget="own-code" size="small" glyph={QrCode}>
							{m.booking_code()}
						</Button>
					</span>
					<OwnLink part="change">{m.home_own_change()}</OwnLink>
					<OwnLink part="cancel">{m.booking_cancel()}</OwnLink>
					<span data-own="share" className={styles.booked}>
						<ShareLink path={ownPage} title="" />
					</span>
					<OwnLink part="again">
						{m.home_own_again()} <span data-own="again-name" />
					</OwnLink>
					<span data-own="find" className={styles.none}>
						<LinkButton to={localePath("/find")} size="small">
							{m.booking_own_find()}
						</LinkButton>
					</span>
					<OwnLink part="all">{m.home_own_all()}</OwnLink>
				</div>
			</Container>
			<div id="own-code" popover="auto" className={styles.code}>
				<div data-own="picture" data-alt={m.booking_code()} className={styles.picture} />
				<p>{m.booking_code_show()}</p>
				<b data-own="code" />
			</div>
		</section>
	);
}

function OwnLink({ part, children }: { part: "change" | "cancel" | "again" | "all"; children: ReactNode }) {
	const shown = { change: styles.booked, cancel: styles.booked, again: styles.again, all: styles.none };
	return (
		<span data-own={part} className={shown[part]}>
			<LinkButton to={useLocalePath()(ownPage)} look="ghost" size="small">
				{children}
			</LinkButton>
		</span>
	);
}
