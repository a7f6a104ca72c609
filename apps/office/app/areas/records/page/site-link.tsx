import { Button } from "@mantine/core";
import { ExternalLink } from "lucide-react";
import { useLanguage } from "../../../i18n/language.ts";
import { m } from "../../../paraglide/messages.js";

/** The public page in the language of the office: what is saved is there already. */
export function SiteLink({ path }: { path: string }) {
	const address = useLanguage() === "en" ? `/en${path}` : path;
	return (
		<Button
			component="a"
			href={address}
			target="_blank"
			rel="noopener"
			variant="default"
			aria-label={m.records_on_site_new_tab()}
			leftSection={<ExternalLink size={18} aria-hidden />}
		>
			{m.records_on_site()}
		</Button>
	);
}
