import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Container } from "../../ui/container/container.tsx";
import { MembersOnly } from "../../ui/members-only/members-only.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Loading, Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type { AccountData } from "./account.server.ts";
import styles from "./account-page.module.css";
import { MemberArea } from "./member-area.tsx";

interface AccountPageProps {
	data: AccountData;
	/** The member's places in trainings, which are a feature of their own. */
	bookings: ReactNode;
}

export function AccountPage({ data: { words, picture }, bookings }: AccountPageProps) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead title={words.heading} lead={words.lead} picture={{ ...picture, alt: "" }} />
			<MembersOnly
				waiting={
					<Container className={styles["waiting"]}>
						<Loading>
							<Skeleton shape="title" />
							<Skeleton shape="text" lines={8} />
						</Loading>
					</Container>
				}
				visitor={
					<Section pad="tight">
						<Notice
							title={words.membersOnly.title}
							action={
								<LinkButton to={localePath(`/login?redirect=${localePath("/account")}`)}>
									{words.membersOnly.logIn}
								</LinkButton>
							}
						>
							{words.membersOnly.text}
						</Notice>
					</Section>
				}
			>
				<MemberArea words={words} bookings={bookings} />
			</MembersOnly>
		</>
	);
}
