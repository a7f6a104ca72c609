import { Share2 } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../button/link-button.tsx";

interface ShareLinkProps {
	/** `classPath` of it, without the language. */
	path: string;
	/** Title of the message, also for screen readers. */
	title: string;
}

/** Shares a class on its date (`enhance/share-class.ts`); without scripts it leads to the page that would be shared. */
export function ShareLink({ path, title }: ShareLinkProps) {
	const localePath = useLocalePath();
	return (
		<span data-share-link={title} data-copied={m.ui_share_copied()} data-not-copied={m.ui_share_not_copied()}>
			<LinkButton
				to={localePath(path)}
				look="ghost"
				size="small"
				glyph={Share2}
				aria-label={`${m.ui_share()}: ${title}`}
			>
				{m.ui_share()}
			</LinkButton>
		</span>
	);
}
