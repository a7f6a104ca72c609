import { useLocalePath } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { FindData } from "./find.server.ts";
import { FindForm } from "./find-form.tsx";
import styles from "./find-page.module.css";
import { FindResults, resultsAnchor, resultsId } from "./find-results.tsx";
import { OwnResults } from "./own-results.tsx";

export function FindPage({ data }: { data: FindData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				size="low"
				title={m.find_heading()}
				lead={m.find_lead()}
				top={<PageTrail current={m.find_heading()} />}
				action={
					<LinkButton to={`${localePath("/find?when=now")}${resultsAnchor}`} arrow="forward">
						{m.find_catch()}
					</LinkButton>
				}
			/>
			<Section ground="ink" pad="none">
				<FindForm data={data} />
				{/* Where a link to the nearest classes leads; scripts then look for them. */}
				<div id="near">{data.own ? <Own own={data.own} /> : <FindResults {...data} />}</div>
			</Section>
		</>
	);
}

/** Visitors are redirected to the log-in; without scripts they get there by a link. */
function Own({ own }: { own: NonNullable<FindData["own"]> }) {
	const localePath = useLocalePath();
	const { pathname, search } = useAddress();
	const logIn = `${localePath("/login")}?redirect=${encodeURIComponent(pathname + search)}`;
	return (
		<>
			<VisuallyHidden as="h2" id={resultsId}>
				{m.find_results()}
			</VisuallyHidden>
			<MembersOnly
				visitor={
					<div className={styles.nothing}>
						<Notice action={<LinkButton to={logIn}>{m.account_login_send()}</LinkButton>}>
							{m.find_mine_visitor()}
						</Notice>
					</div>
				}
			>
				<AppRoot name="find" app={OwnResults} props={own} />
			</MembersOnly>
		</>
	);
}
