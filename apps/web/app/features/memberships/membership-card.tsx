import { inLocale } from "@kvart/contract/locale";
import { freezeToEnd } from "@kvart/contract/memberships/freeze";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import { renewalOf } from "@kvart/contract/memberships/renewal";
import { type CalendarDate, formatDate } from "@kvart/contract/time";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { useLazyPart } from "../../ui/request/use-lazy-part.ts";
import { useRequest } from "../../ui/request/use-request.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { canFreeze, stateInWords } from "./membership-words.ts";
import styles from "./own-memberships.module.css";
import { coversInWords, hoursInWords } from "./plan-words.ts";

const loadFreezeSheet = async () => (await import("./freeze-sheet.tsx")).FreezeSheet;

interface MembershipCardProps {
	membership: OwnMembership;
	/** The name of its club; null for all clubs. */
	club: string | null;
	today: CalendarDate;
	onChanged: () => Promise<void>;
}

export function MembershipCard({ membership, club, today, onChanged }: MembershipCardProps) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { pending, request } = useRequest();
	const { Part: FreezeSheet, pending: opening, open: openFreeze, close: closeFreeze } = useLazyPart(loadFreezeSheet);
	const { id, visits, visits_left: left, state, ends_on, covers, hours } = membership;
	const running = freezeToEnd(membership, today);

	async function unfreeze() {
		const answer = await request((api) => api.unfreezeMembership({ params: { id } }));
		if (answer) showToast({ kind: "success", text: m.memberships_unfrozen() });
		await onChanged();
	}

	return (
		<article data-ground="ink" data-state={state} className={styles.card}>
			<p className={styles.state}>{stateInWords(membership, today)}</p>
			<h3 className={styles.title}>{inLocale(locale, membership.title, membership.title_eng)}</h3>
			<dl className={styles.numbers}>
				<div>
					<dt>{m.memberships_until()}</dt>
					<dd>{m.memberships_date({ date: formatDate(ends_on) })}</dd>
				</div>
				<div>
					<dt>{m.memberships_left()}</dt>
					<dd>{left === null ? m.memberships_no_limit() : `${left} / ${visits}`}</dd>
				</div>
			</dl>
			<p className={styles.soft}>
				{coversInWords(covers)} · {club ?? m.memberships_all_clubs()} · {hoursInWords(hours)}
			</p>
			{membership.due_paras > 0 && <p className={styles.due}>{m.memberships_due()}</p>}
			{running && (
				<p className={styles.soft}>
					{m.memberships_freeze_runs({ from: formatDate(running.from), until: formatDate(running.until) })}
				</p>
			)}
			<div className={styles.actions}>
				<LinkButton to={localePath(`/order?${renewalOf(membership, today)}`)}>{m.memberships_renew()}</LinkButton>
				{running && (
					<Button look="ghost" busy={pending} onClick={() => void unfreeze()}>
						{running.from > today ? m.memberships_unfreeze_planned() : m.memberships_unfreeze()}
					</Button>
				)}
				{!running && canFreeze(membership) && (
					<Button look="ghost" aria-haspopup="dialog" busy={opening} onClick={() => void openFreeze()}>
						{m.memberships_freeze()}
					</Button>
				)}
			</div>
			{FreezeSheet && <FreezeSheet membership={membership} today={today} onClose={closeFreeze} onChanged={onChanged} />}
		</article>
	);
}
