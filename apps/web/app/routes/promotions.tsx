import type { ScheduleData } from "../features/schedule/schedule.server.ts";
import { SchedulePage } from "../features/schedule/schedule-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, LoaderData, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { bookAsGuest, loadBoard } from "./schedule.server.ts";
import { ScheduleScreen } from "./schedule-screen.tsx";

export function loader(args: LoaderArgs) {
	return loadBoard("promotion", args);
}

export function action(args: LoaderArgs) {
	return bookAsGuest("promotion", args);
}

/** Another room, or the info of a training. */
export const data = ({ board }: LoaderData<typeof loader>): ScheduleData => board;

export const meta = (page: MetaArgs<typeof loader>) => seo(page, page.loaderData.head);

export default function PromotionsRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	const { board, lateConsequence, emailRequired, others, closings, picture } = loaderData;
	return (
		<SchedulePage others={others} closings={closings} picture={picture}>
			<AppRoot
				name="schedule"
				app={ScheduleScreen}
				props={{ board, lateConsequence, emailRequired, sent: actionData ?? null }}
			/>
		</SchedulePage>
	);
}
