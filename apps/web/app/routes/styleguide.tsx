import { pictureOf } from "@kvart/media/picture";
import { Guide } from "../features/styleguide/guide.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, PageProps } from "../lib/page.ts";

export function loader({ locale }: LoaderArgs) {
	return {
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

export const meta = () => [{ title: "Parts of the site" }];

/** In development only: see `lib/find-page.ts`. */
export default function Styleguide({ loaderData }: PageProps<typeof loader>) {
	return <AppRoot name="styleguide" app={Guide} props={loaderData} />;
}
