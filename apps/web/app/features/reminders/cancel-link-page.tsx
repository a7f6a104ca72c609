import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import type { CancelLinkAnswer, CancelLinkData } from "./cancel-link.server.ts";
import styles from "./cancel-link-page.module.css";

interface CancelLinkPageProps {
	data: CancelLinkData;
	answer: CancelLinkAnswer | undefined;
}

/** Where the link of a reminder leads. The page has no script. */
export function CancelLinkPage({ data, answer }: CancelLinkPageProps) {
	const localePath = useLocalePath();
	const texts: Partial<Record<CancelLinkAnswer["view"], { title: string; text: string }>> = data.texts;
	const view = data.state === "bad-link" ? data.state : (answer?.view ?? data.state);
	const next = data.schedule ?? { path: "/account", label: data.account };
	return (
		<PageHead
			title={texts[view]?.title ?? data.title}
			size="long"
			lead={answer?.problem ? problemMessage(answer.problem) : texts[view]?.text}
			action={
				view === "booked" ? (
					<div className={styles.cancel}>
						{data.late && <p className={styles.late}>{data.late}</p>}
						{/* Without an action it goes to this address, which has the token. */}
						<form method="post">
							<Button type="submit" arrow="forward">
								{data.send}
							</Button>
						</form>
					</div>
				) : (
					<LinkButton to={localePath(next.path)} arrow="forward">
						{next.label}
					</LinkButton>
				)
			}
		/>
	);
}
