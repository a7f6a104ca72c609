import { LiveChat } from "../features/special/live-chat.tsx";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { m } from "../paraglide/messages.js";
import type { Route } from "./+types/live-chat";

export function loader({ context }: Route.LoaderArgs) {
	return { widgetUrl: context.get(siteContext).chatWidgetUrl };
}

export const meta: Route.MetaFunction = (page) =>
	seo(page, { title: m.special_chat_page(), description: m.special_chat_description() });

export default function LiveChatPage({ loaderData }: Route.ComponentProps) {
	return <LiveChat widgetUrl={loaderData.widgetUrl} />;
}
