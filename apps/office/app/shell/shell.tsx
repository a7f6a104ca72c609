import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { ClubContext, chosenClub } from "../lib/club.ts";
import { removeOldDrafts } from "../lib/drafts.ts";
import { useStaff } from "../lib/staff.ts";
import { readChoice, storeChoice } from "../lib/storage.ts";
import { m } from "../paraglide/messages.js";
import { ConnectionNotice } from "./connection-notice.tsx";
import { Header } from "./header.tsx";
import { type Area, AreaLinks, Wordmark } from "./navigation.tsx";
import styles from "./shell.module.css";

/** On tablets and desktops; phones have the menu in the header. */
function Sidebar({ areas }: { areas: readonly Area[] }) {
	return (
		<nav aria-label={m.shell_areas()} className={styles.side} data-ground="ink">
			<Link to="/" className={styles.home}>
				<Wordmark />
				<VisuallyHidden>{m.shell_start()}</VisuallyHidden>
			</Link>
			<AreaLinks areas={areas} rail />
		</nav>
	);
}

const contentId = "content";

export function Shell({ areas }: { areas: readonly Area[] }) {
	const { clubs, user_id } = useStaff();
	const { pathname } = useLocation();
	const [club, setClub] = useState(() => chosenClub(clubs, readChoice("office_club", user_id)));
	useEffect(() => removeOldDrafts(Date.now()), []);
	const waiting = useNavigation().state !== "idle";
	const area = areas.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`));
	const choice = {
		club: clubs.length === 1 ? (clubs[0] ?? null) : club,
		clubs,
		choose: (chosen: typeof club) => {
			storeChoice("office_club", user_id, chosen ? String(chosen.id) : "");
			setClub(chosen);
		},
	};

	return (
		<ClubContext value={choice}>
			<a href={`#${contentId}`} className={styles.skip}>
				{m.shell_skip()}
			</a>
			<div className={styles.office}>
				<Sidebar areas={areas} />
				<div className={styles.column}>
					<Header areas={areas} area={area} />
					<ConnectionNotice />
					{waiting && <div className={styles.progress} aria-hidden />}
					<main id={contentId} tabIndex={-1} className={styles.content}>
						<Outlet />
					</main>
				</div>
			</div>
			<ScrollRestoration />
		</ClubContext>
	);
}
