import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { LastSeen } from "../../ui/last-seen/last-seen.tsx";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import type { AccountData } from "./account.server.ts";

interface AccountPageProps {
	data: AccountData;
	children: ReactNode;
}

export function AccountPage({ data, children }: AccountPageProps) {
	const localePath = useLocalePath();
	const { title, text, logIn } = data.membersOnly;
	return (
		<>
			<LastSeen />
			<PageHead size="low" title={data.heading} lead={data.lead} />
			<MembersOnly
				visitor={
					<Section pad="tight">
						<Notice
							title={title}
							action={<LinkButton to={localePath(`/login?redirect=${localePath("/account")}`)}>{logIn}</LinkButton>}
						>
							{text}
						</Notice>
					</Section>
				}
			>
				{children}
			</MembersOnly>
		</>
	);
}
