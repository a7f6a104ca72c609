import { useLocalePath } from "../../i18n/use-locale.ts";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VideoArea } from "./video-area.tsx";
import type { VideosData } from "./videos.server.ts";
import { WaitingGrid } from "./waiting-grid.tsx";

export function VideosPage({ data }: { data: VideosData }) {
	const { words, picture } = data;
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={words.heading}
				lead={words.lead}
				top={<PageTrail current={words.heading} />}
				picture={{ ...picture, alt: "" }}
			/>
			<MembersOnly
				waiting={<WaitingGrid />}
				visitor={
					<Section pad="tight">
						<Notice
							title={words.members.title}
							action={
								<LinkButton to={localePath(`/login?redirect=${localePath("/online-trainings")}`)}>
									{words.members.logIn}
								</LinkButton>
							}
						>
							{words.members.text}
						</Notice>
					</Section>
				}
			>
				<VideoArea data={data} />
			</MembersOnly>
		</>
	);
}
