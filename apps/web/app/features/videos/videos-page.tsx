import { useLocalePath } from "../../i18n/use-locale.ts";
import { AppRoot } from "../../lib/app-root.tsx";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VideoArea } from "./video-area.tsx";
import type { VideosData } from "./videos.server.ts";

export function VideosPage({ data }: { data: VideosData }) {
	const { heading, lead, members, picture, covers } = data;
	const localePath = useLocalePath();
	return (
		<>
			<PageHead title={heading} lead={lead} top={<PageTrail current={heading} />} picture={{ ...picture, alt: "" }} />
			<MembersOnly
				visitor={
					<Section pad="tight">
						<Notice
							title={members.title}
							action={
								<LinkButton to={localePath(`/login?redirect=${localePath("/online-trainings")}`)}>
									{members.logIn}
								</LinkButton>
							}
						>
							{members.text}
						</Notice>
					</Section>
				}
			>
				<AppRoot name="online-trainings" app={VideoArea} props={{ covers }} />
			</MembersOnly>
		</>
	);
}
