import { pictureOf } from "@kvart/media/picture";
import { copyOf } from "../features/styleguide/copy.ts";
import { Guide } from "../features/styleguide/guide.tsx";
import { localeOf } from "../i18n/locale.ts";
import type { Route } from "./+types/styleguide";

export function loader({ url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	return {
		title: copyOf[locale].meta,
		tiles: [
			pictureOf("zemun/treadmills-row-7", locale),
			pictureOf("common/treadmills-console-1", locale),
			pictureOf("common/studio-low-1", locale),
		],
		poster: pictureOf("zemun/hall-left-1", locale),
		form: pictureOf("common/dumbbells-diag-1", locale),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.title },
	{ name: "robots", content: "noindex" },
];

export default function Styleguide({ loaderData }: Route.ComponentProps) {
	return <Guide {...loaderData} />;
}
