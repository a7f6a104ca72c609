import { NotFound } from "../features/system-pages/system-pages.tsx";
import { type MetaArgs, withStatus } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export function loader() {
	return withStatus(null, 404);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: m.system_pages_not_found_title(), description: m.system_pages_not_found_text(), hidden: true });

export default NotFound;
