import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/** The trail of a page right below the home page. */
export function PageTrail({ current }: { current: string }) {
	return <Breadcrumbs trail={[{ label: m.ui_home(), to: useLocalePath()("/") }]} current={current} />;
}
