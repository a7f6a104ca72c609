import { brand } from "@kvart/contract/brand";
import { Mail, Phone } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { BarePage } from "./bare-page.tsx";
import styles from "./live-chat.module.css";
import { useChatWidget } from "./use-chat-widget.ts";

/** Opens the configured chat widget as large as it gets; phone and mail stand in when there is none to be had. */
export function LiveChat({ widgetUrl }: { widgetUrl: string | null }) {
	const state = useChatWidget(widgetUrl);
	return (
		<BarePage>
			<div hidden={state === "open"}>
				<Heading level={1} size="2xl">
					{m.special_chat_title()}
				</Heading>
				<output className={styles["text"]}>
					{state === "loading" ? m.special_chat_loading() : m.special_chat_away()}
				</output>
				<p className={styles["ways"]}>
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
