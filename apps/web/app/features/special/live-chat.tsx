import { brand } from "@kvart/contract/brand";
import { Mail, Phone } from "lucide";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { BarePage } from "./bare-page.tsx";
import styles from "./live-chat.module.css";

/** `enhance/live-chat.ts` opens the configured widget as large as it gets; phone and mail stand in when there is none to be had. */
export function LiveChat({ widgetUrl }: { widgetUrl: string | null }) {
	return (
		<BarePage>
			<div data-chat-widget={widgetUrl ?? undefined} data-away={m.special_chat_away()}>
				<Heading level={1} size="2xl">
					{m.special_chat_title()}
				</Heading>
				<output className={styles.text}>{widgetUrl ? m.special_chat_loading() : m.special_chat_away()}</output>
				<p className={styles.ways}>
					<LinkButton to={`tel:${brand.phone.replaceAll(" ", "")}`} glyph={Phone}>
						{brand.phone}
					</LinkButton>
					<LinkButton to={`mailto:${brand.mail.info}`} look="ghost" glyph={Mail}>
						{brand.mail.info}
					</LinkButton>
				</p>
			</div>
		</BarePage>
	);
}
