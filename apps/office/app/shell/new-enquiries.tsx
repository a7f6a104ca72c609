import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../lib/queries.ts";
import { m } from "../paraglide/messages.js";
import styles from "./navigation.module.css";

const minute = 60_000;

/** New enquiries in the clubs of the account. */
export function NewEnquiries() {
	const { data } = useQuery({ ...apiQuery("countEnquiries"), refetchInterval: minute });
	if (!data || data.unread === 0) return null;
	return (
		<span className={styles.count}>
			{data.unread}
			<VisuallyHidden>{m.shell_new_count({ count: data.unread })}</VisuallyHidden>
		</span>
	);
}
