import { inLocale } from "@kvart/contract/locale";
import type { Video } from "@kvart/contract/videos";
import type { Picture } from "@kvart/media/urls";
import { type CSSProperties, type ReactNode, useState } from "react";
import { languageTag } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { VideoCard } from "./video-card.tsx";
import styles from "./video-grid.module.css";

/** In the page's language. */
export interface ShownVideo {
	id: number;
	title: string;
	description: string;
	url: string;
}

interface VideoGridProps {
	videos: readonly Video[];
	covers: readonly Picture[];
	onBroken: () => Promise<void>;
	/** The last tile, which fills the row. */
	last: ReactNode;
}

/** Sorted by title in the page's language. */
export function VideoGrid({ videos, covers, onBroken, last }: VideoGridProps) {
	const locale = useLocale();
	const [described, setDescribed] = useState<ShownVideo | null>(null);
	const { compare } = new Intl.Collator(languageTag[locale]);
	const shown = videos
		.map((video) => ({
			id: video.id,
			title: inLocale(locale, video.title, video.title_eng),
			description: inLocale(locale, video.description, video.description_eng),
			url: video.url,
		}))
		.toSorted((a, b) => compare(a.title, b.title));
	return (
		<>
			<ul className={styles.grid}>
				{shown.map((video, index) => (
					<li key={video.id}>
						<VideoCard
							video={video}
							cover={covers[index % covers.length]}
							onDescribe={() => setDescribed(video)}
							onBroken={onBroken}
						/>
					</li>
				))}
				<li
					data-ground="lime"
					className={styles.last}
					style={{ "--of-two": 2 - (shown.length % 2), "--of-three": 3 - (shown.length % 3) } as CSSProperties}
				>
					{last}
				</li>
			</ul>
			{described && (
				<Sheet open onClose={() => setDescribed(null)} title={described.title}>
					<p>{described.description}</p>
				</Sheet>
			)}
		</>
	);
}
