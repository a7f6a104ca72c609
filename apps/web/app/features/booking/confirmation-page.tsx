import { problemMessage } from "../../i18n/problem-message.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { ConfirmationAnswer, ConfirmationData } from "./confirmation.server.ts";

interface ConfirmationPageProps {
	data: ConfirmationData;
	answer: ConfirmationAnswer | undefined;
}

/** Where the link of the mail leads. The page has no script. */
export function ConfirmationPage({ data, answer }: ConfirmationPageProps) {
	const localePath = useLocalePath();
	if (answer?.calendarUrl) {
		return (
			<PageHead
				title={data.confirmed.title}
				size="long"
				lead={`${data.facts} ${data.confirmed.text}`}
				action={<TextLink to={answer.calendarUrl}>{data.calendar}</TextLink>}
			/>
		);
	}
	if (!data.valid) {
		return (
			<PageHead
				title={data.late.title}
				size="long"
				lead={data.late.text}
				action={
					<LinkButton to={localePath("/clubs")} arrow="forward">
						{data.again}
					</LinkButton>
				}
			/>
		);
	}
	return (
		<PageHead
			title={data.title}
			size="long"
			lead={`${data.facts} ${answer?.problem ? problemMessage(answer.problem) : data.text}`}
			action={
				// Without an action it goes to this address, which has the token.
				<form method="post">
					<Button type="submit" arrow="forward">
						{data.send}
					</Button>
				</form>
			}
		/>
	);
}
