import { formatTime } from "@kvart/contract/time";
import { loadClass } from "../features/find/class.server.ts";
import { ClassPage } from "../features/find/class-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { fullDay } from "../lib/calendar-format.ts";
import { type LoaderArgs, type MetaArgs, type PageProps, withStatus } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, params, locale }: LoaderArgs) {
	const data = await loadClass(site.api, locale, params.id);
	return withStatus(data, data.coming ? 200 : 404);
}

export const meta = (page: MetaArgs<typeof loader>) => {
	const { coming } = page.loaderData;
	if (!coming) return seo(page, { title: m.find_class_over(), description: m.find_class_over_text(), hidden: true });
	const { id, name: training, club, date, time } = coming;
	const texts = { training, club, day: fullDay(date, localeOf(page.pathname)), time: formatTime(time) };
	return seo(page, {
		title: m.find_class_title(texts),
		description: m.find_class_description(texts),
		preview: `class-${id}`,
		// Its date passes.
		hidden: true,
	});
};

export default function ClassRoute({ loaderData }: PageProps<typeof loader>) {
	return <ClassPage data={loaderData} />;
}
