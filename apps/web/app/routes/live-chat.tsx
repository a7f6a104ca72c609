import { LiveChat } from "../features/system-pages/system-pages.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export function loader({ site }: LoaderArgs) {
	return { widgetUrl: site.chatWidgetUrl };
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: m.system_pages_chat_page(), description: m.system_pages_chat_description(), hidden: true });

export default function LiveChatPage({ loaderData }: PageProps<typeof loader>) {
	return <LiveChat widgetUrl={loaderData.widgetUrl} />;
}
