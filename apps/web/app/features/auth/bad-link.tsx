import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

interface BadLinkProps {
	words: { badTitle: string; bad: string; again: string };
	/** It turned out just now. */
	live?: boolean;
}

/** The link for a new password was used before, or it is too old. */
export function BadLink({ words, live = false }: BadLinkProps) {
	const localePath = useLocalePath();
	return (
		<Notice
			kind="error"
			live={live}
			title={words.badTitle}
			action={
				<LinkButton to={localePath("/forgot-password")} look="ink" size="small">
					{words.again}
				</LinkButton>
			}
		>
			{words.bad}
		</Notice>
	);
}
