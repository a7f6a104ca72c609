import type { CallInput } from "@kvart/contract/client";
import { Heart } from "lucide";
import { useCallback } from "react";
import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { comingClass } from "../../lib/coming-class.ts";
import { useLive } from "../../lib/use-live.ts";
import { useLoggedIn } from "../../lib/use-user.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { byDay } from "./by-day.ts";
import type { UsedFilter } from "./filters.ts";
import styles from "./find-page.module.css";
import { FindResults } from "./find-results.tsx";

export interface OwnResultsProps {
	query: CallInput<"findFavouritePeriods">["query"];
	today: string;
	all: boolean;
	used: readonly UsedFilter[];
}

/** Only the member's favourites, which the server's page does not know. */
export function OwnResults(props: OwnResultsProps) {
	return useLoggedIn() ? <Loaded {...props} /> : <Waiting />;
}

function Waiting() {
	return (
		<div className={styles.nothing}>
			<Loading>
				<Skeleton shape="text" lines={8} />
			</Loading>
		</div>
	);
}

function Loaded({ query, today, all, used }: OwnResultsProps) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const load = useCallback(
		async (signal: AbortSignal) => {
			const [found, favourites] = await Promise.all([
				api.findFavouritePeriods({ query }, { signal }),
				api.listFavourites(undefined, { signal }),
			]);
			return { ...found, hasFavourites: favourites.length > 0 };
		},
		[query],
	);
	const { data, problem, reload } = useLive(load);
	if (!data && problem) {
		const retry = (
			<Button look="ghost" size="small" onClick={() => void reload()}>
				{m.find_retry()}
			</Button>
		);
		return (
			<div className={styles.nothing}>
				<Notice kind="error" live action={retry}>
					{problemMessage(problem)}
				</Notice>
			</div>
		);
	}
	if (!data) return <Waiting />;
	if (!data.hasFavourites) {
		return (
			<div className={styles.nothing}>
				<EmptyState
					glyph={Heart}
					level={3}
					title={m.favourites_none()}
					text={m.favourites_none_text()}
					action={<LinkButton to={localePath("/freestyle-trainings")}>{m.favourites_none_action()}</LinkButton>}
				/>
			</div>
		);
	}
	const classes = data.results.map((period) => comingClass(period, locale));
	return (
		<FindResults
			later
			days={byDay(classes, today, locale)}
			count={classes.length}
			more={data.more}
			all={all}
			used={used}
		/>
	);
}
