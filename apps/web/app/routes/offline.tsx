import { Offline } from "../features/system-pages/system-pages.tsx";
import type { MetaArgs } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export const meta = (page: MetaArgs) =>
	seo(page, { title: m.system_pages_offline_page(), description: m.system_pages_offline_text(), hidden: true });

export default Offline;
