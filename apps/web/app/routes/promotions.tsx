import { bookingWords } from "../features/booking/words.server.ts";
import { loadSchedule } from "../features/schedule/schedule.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/promotions";
import { boardNeedsServer, boardStatus } from "./board-navigation.ts";
import { ScheduleScreen } from "./schedule-screen.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext);
	const locale = localeOf(url.pathname);
	const asked = { kind: "promotion", locale, clubId: params.id, params: url.searchParams, publicUrl } as const;
	return boardStatus({ schedule: await loadSchedule(api, asked), words: bookingWords() }, url.searchParams);
}

export const shouldRevalidate = boardNeedsServer;

export const meta: Route.MetaFunction = (page) => (page.loaderData ? seo(page, page.loaderData.schedule.head) : []);

export default function PromotionsRoute({ loaderData }: Route.ComponentProps) {
	return <ScheduleScreen {...loaderData} />;
}
