import { m } from "../../paraglide/messages.js";
import { PageLoader } from "../../ui/loader-bar/loader-bar.tsx";
import { ToastRegion } from "../../ui/toast/toast-region.tsx";

/** At the end of every page, with and without header and footer: what scripts show, in the page's words. */
export function PageEnd() {
	return (
		<div data-offline={m.shell_offline()}>
			<ToastRegion />
			<PageLoader />
		</div>
	);
}
