import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { useSheetParam } from "../../ui/sheet/use-sheet-param.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { CoachSheet } from "./coach-sheet.tsx";
import { CoachWall } from "./coach-wall.tsx";
import type { CoachesData } from "./coaches.server.ts";
import styles from "./coaches-page.module.css";

/** Filter and sheet are part of the address: `?club=zemun`, `?coach=5`. */
export function CoachesPage({ data }: { data: CoachesData }) {
	const { clubs, coaches } = data;
	const { pathname, search } = useAddress();
	const localePath = useLocalePath();
	const sheet = useSheetParam("coach");
	const wanted = new URLSearchParams(search).get("club");
	const club = clubs.find(({ slug }) => slug === wanted)?.slug;
	const shown = club ? coaches.filter((coach) => coach.clubs.includes(club)) : coaches;
	const open = coaches.find(({ id }) => String(id) === sheet.value);
	return (
		<>
			<PageHead
				title={m.coaches_heading()}
				lead={m.coaches_lead({ count: coaches.length })}
				top={<PageTrail current={m.coaches_heading()} />}
			/>
			<Section ground="ink" pad="none" bleed>
				<div className={styles.bar}>
					<VisuallyHidden as="h2">{m.coaches_list()}</VisuallyHidden>
					<nav aria-label={m.coaches_filter()} data-swap="filter">
						<ul className={styles.chips}>
							<li>
								<LinkChip on={!club} to={pathname}>
									{m.coaches_all()}
								</LinkChip>
							</li>
							{clubs.map(({ slug, name }) => (
								<li key={slug}>
									<LinkChip on={slug === club} to={withParams({ pathname, search: "" }, { club: slug })}>
										{name}
									</LinkChip>
								</li>
							))}
						</ul>
					</nav>
					<output data-swap="count" className={styles.count}>
						{m.coaches_shown({ count: shown.length })}
					</output>
					<div data-swap="missing" className={styles.missing}>
						{sheet.value !== undefined && !open && (
							<Notice kind="error" dismissTo={sheet.closeTo}>
								{m.coaches_missing()}
							</Notice>
						)}
					</div>
				</div>
				<CoachWall
					coaches={shown}
					hrefOf={(id) => sheet.hrefOf(String(id))}
					joinTo={localePath("/become-a-team-member")}
				/>
			</Section>
			<div data-swap="sheet">{open && <CoachSheet coach={open} data={data} closeTo={sheet.closeTo} />}</div>
		</>
	);
}
