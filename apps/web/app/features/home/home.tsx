import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { About } from "./about.tsx";
import { Banner } from "./banner.tsx";
import { BlogBlock } from "./blog-block.tsx";
import { Claims } from "./claims.tsx";
import { ClubGrid } from "./club-grid.tsx";
import { FreeTraining } from "./free-training.tsx";
import type { HomeData } from "./home-data.ts";

export function Home({ data }: { data: HomeData }) {
	const { words } = data;
	return (
		<>
			<VisuallyHidden as="h1">{words.title}</VisuallyHidden>
			{data.events.length > 0 && <Banner events={data.events} />}
			<Claims claims={words.claims} />
			<ClubGrid words={words.clubs} clubs={data.clubs} />
			<FreeTraining words={words.free} picture={data.freePicture} />
			{data.lead && <BlogBlock words={words.blog} lead={data.lead} posts={data.posts} />}
			<About words={words.about} paragraphs={data.about} />
		</>
	);
}
