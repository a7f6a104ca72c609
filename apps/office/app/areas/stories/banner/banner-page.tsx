import { useQuery } from "@tanstack/react-query";
import { ask } from "../../../lib/ask.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { Answer } from "../../../parts/states/answer.tsx";
import { BannerForm } from "./banner-form.tsx";

/** What rotates on top of the home page. */
export function BannerPage() {
	const events = useQuery(ask("listStaffEvents"));
	const banner = useQuery(ask("getHomeBanner"));
	return (
		<>
			<PageHeader title={m.stories_banner()} text={m.stories_banner_text()} />
			<Answer query={banner}>
				{(home) => <Answer query={events}>{(all) => <BannerForm banner={home} events={all} />}</Answer>}
			</Answer>
		</>
	);
}
