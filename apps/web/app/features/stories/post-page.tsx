import { PageHead } from "../../ui/page-head/page-head.tsx";
import type { StoryData } from "./stories-data.ts";
import { StoryBody } from "./story-body.tsx";
import { StoryMeta } from "./story-meta.tsx";
import { StoryTrail } from "./story-trail.tsx";

export function PostPage({ data }: { data: StoryData }) {
	return (
		<article>
			<PageHead
				title={data.title}
				size="long"
				picture={data.picture}
				top={<StoryTrail section={data.words.section} path="/blog" current={data.title} />}
				action={<StoryMeta date={data.date} isoDate={data.isoDate} minutes={data.minutes} />}
			/>
			<StoryBody data={data} listPath="/blog" />
		</article>
	);
}
