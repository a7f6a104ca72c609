import { brand } from "@kvart/contract/brand";
import { localePath } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAddress } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { ButtonContent, lookClass } from "../../ui/button/button-look.tsx";
import { ErrorState } from "../../ui/error-state/error-state.tsx";
import { BarePage } from "./bare-page.tsx";

/** A page that could not be rendered: what happened, and two ways on that need nothing of ours to work. */
export function Failure({ status }: { status: number }) {
	const { pathname, search } = useAddress();
	const locale = useLocale();
	return (
		<BarePage>
			<ErrorState
				code={String(status)}
				title={m.special_failure_title()}
				text={m.special_failure_text({ phone: brand.phone })}
				actions={
					<>
						{/* Plain links: the router may be what failed. */}
						<a href={pathname + search} className={lookClass({ children: null })}>
							<ButtonContent arrow="forward">{m.special_try_again()}</ButtonContent>
						</a>
						<a href={localePath("/", locale)} className={lookClass({ children: null, look: "ghost" })}>
							<ButtonContent>{m.special_to_home()}</ButtonContent>
						</a>
					</>
				}
			/>
		</BarePage>
	);
}
