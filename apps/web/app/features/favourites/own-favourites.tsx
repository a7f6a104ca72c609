import type { Favourite } from "@kvart/contract/favourites";
import { inLocale } from "@kvart/contract/locale";
import { Heart } from "lucide";
import { useCallback } from "react";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { api } from "../../lib/api.ts";
import { comingClass } from "../../lib/coming-class.ts";
import { useLive } from "../../lib/use-live.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { ComingList } from "../../ui/coming-list/coming-list.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { NotLoaded } from "../../ui/not-loaded/not-loaded.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./own-favourites.module.css";

/** How many coming trainings are shown. */
const shown = "5";

/** The member's favourites, and when they take place next. */
export function OwnFavourites() {
	const locale = useLocale();
	const localePath = useLocalePath();
	const load = useCallback(async (signal: AbortSignal) => {
		const [favourites, { results }] = await Promise.all([
			api.listFavourites(undefined, { signal }),
			api.findFavouritePeriods({ query: { limit: shown } }, { signal }),
		]);
		return { favourites, results };
	}, []);
	const { data, problem, reload } = useLive(load);
	if (!data) return <NotLoaded problem={problem} reload={reload} lines={4} />;
	if (data.favourites.length === 0) {
		return (
			<EmptyState
				glyph={Heart}
				level={3}
				title={m.favourites_none()}
				text={m.favourites_none_text()}
				action={
					<LinkButton to={localePath("/freestyle-trainings")} look="ghost">
						{m.favourites_none_action()}
					</LinkButton>
				}
			/>
		);
	}
	return (
		<>
			<ul className={styles.list}>
				{data.favourites.map((favourite) => (
					<li key={`${favourite.kind} ${favourite.id}`} className={styles.favourite}>
						<OwnFavourite favourite={favourite} />
					</li>
				))}
			</ul>
			<section aria-labelledby="favourite-classes" className={styles.next}>
				<h3 id="favourite-classes" className={styles.title}>
					{m.find_next()}
				</h3>
				{data.results.length > 0 ? (
					<ComingList classes={data.results.map((period) => comingClass(period, locale))} days />
				) : (
					<p>{m.favourites_no_classes()}</p>
				)}
				<p>
					<LinkButton to={localePath("/find?mine=1")} look="ghost" size="small" arrow="forward">
						{m.find_next_all()}
					</LinkButton>
				</p>
			</section>
		</>
	);
}

const programmes = { freestyle: "/freestyle-trainings", lesmills: "/les-mills-trainings", gym: "/gym-services" };

function pathOf(favourite: Favourite): string {
	if (favourite.kind === "gym") return `/${favourite.slug}`;
	if (favourite.kind === "coach") return `/coaches?coach=${favourite.id}`;
	const programme = programmes[favourite.training_type];
	return favourite.training_type === "gym" ? programme : `${programme}?training=${favourite.id}`;
}

const kindNames = {
	training: m.favourites_training,
	coach: m.favourites_coach,
	gym: m.favourites_gym,
} satisfies Record<Favourite["kind"], () => string>;

function OwnFavourite({ favourite }: { favourite: Favourite }) {
	const locale = useLocale();
	const localePath = useLocalePath();
	const { kind, id } = favourite;
	const name = kind === "training" ? inLocale(locale, favourite.name, favourite.name_eng) : favourite.name;
	return (
		<>
			<p className={styles.texts}>
				<span className={styles.kind}>{kindNames[kind]()}</span>
				<TextLink to={localePath(pathOf(favourite))} quiet className={styles.name}>
					{name}
				</TextLink>
			</p>
			<FavouriteButton kind={kind} id={id} name={name} />
		</>
	);
}
