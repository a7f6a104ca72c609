import { pictureOf } from "@kvart/media/picture";
import { Guide } from "../features/styleguide/guide.tsx";
import { copyOf } from "../features/styleguide/specimen.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";

export function loader({ locale }: LoaderArgs) {
	return {
		title: copyOf[locale].meta,
		tiles: [
			pictureOf("zemun/treadmills-row-7", locale),
			pictureOf("common/treadmills-console-1", locale),
			pictureOf("common/studio-low-1", locale),
		],
		hero: pictureOf("drawn/hero-night", locale),
		front: pictureOf("drawn/hero-padel-front", locale),
		poster: pictureOf("zemun/hall-left-1", locale),
		form: pictureOf("common/dumbbells-diag-1", locale),
	};
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
	{ title: loaderData.title },
	{ name: "robots", content: "noindex" },
];

export default function Styleguide({ loaderData }: PageProps<typeof loader>) {
	const { title: _, ...pictures } = loaderData;
	return <Guide {...pictures} />;
}
