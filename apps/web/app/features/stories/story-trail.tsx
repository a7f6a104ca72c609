import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";

interface StoryTrailProps {
	/** The list above the story, by name and bare path. */
	section: string;
	path: string;
	current: string;
}

export function StoryTrail({ section, path, current }: StoryTrailProps) {
	const localePath = useLocalePath();
	const trail = [
		{ label: m.ui_home(), to: localePath("/") },
		{ label: section, to: localePath(path) },
	];
	return <Breadcrumbs trail={trail} current={current} />;
}
