import { useAddress } from "../../lib/address.ts";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./login-offer.module.css";

/** Who has an account comes back to this very training after logging in. */
export function LoginOffer() {
	const localePath = useLocalePath();
	const { pathname, search } = useAddress();
	const login = `${localePath("/login")}?${new URLSearchParams({ redirect: pathname + search }).toString()}`;
	return (
		<p className={styles["offer"]}>
			{m.booking_have_account()} <TextLink to={login}>{m.booking_log_in()}</TextLink>
		</p>
	);
}
