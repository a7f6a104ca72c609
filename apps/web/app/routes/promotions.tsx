import { bookingWords } from "../features/booking/words.server.ts";
import { loadSchedule } from "../features/schedule/schedule.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { boardStatus } from "./board-status.ts";
import { ScheduleScreen } from "./schedule-screen.tsx";

export async function loader({ site, params, url, locale }: LoaderArgs) {
	const { api, publicUrl } = site;
	const asked = { kind: "promotion", locale, clubId: params.id, params: url.searchParams, publicUrl } as const;
	return boardStatus({ schedule: await loadSchedule(api, asked), words: bookingWords() }, url.searchParams);
}

export const meta = (page: MetaArgs<typeof loader>) => seo(page, page.loaderData.schedule.head);

export default function PromotionsRoute({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="schedule" app={ScheduleScreen} props={loaderData} />;
}
