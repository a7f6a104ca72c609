import { Maintenance } from "../features/special/maintenance.tsx";
import type { MetaArgs } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export const meta = (page: MetaArgs) =>
	seo(page, { title: m.special_maintenance_page(), description: m.special_maintenance_text(), hidden: true });

export default Maintenance;
