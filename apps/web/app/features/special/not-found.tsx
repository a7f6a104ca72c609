import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { ErrorState } from "../../ui/error-state/error-state.tsx";
import { BarePage } from "./bare-page.tsx";

/** The separate 404 page: a record that does not exist, and `/404` itself. */
export function NotFound() {
	const to = useLocalePath();
	return (
		<BarePage>
			<ErrorState
				code="404"
				title={m.special_not_found_title()}
				text={m.special_not_found_text()}
				actions={
					<>
						<LinkButton to={to("/")} arrow="forward">
							{m.special_to_home()}
						</LinkButton>
						<LinkButton to={to("/clubs")} look="ghost">
							{m.special_to_clubs()}
						</LinkButton>
					</>
				}
			/>
		</BarePage>
	);
}
