import { useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { recall, remember } from "../lib/choices.ts";
import { ClubContext, chosenClub } from "../lib/club.ts";
import { useStaff } from "../lib/staff.ts";
import { m } from "../paraglide/messages.js";
import type { Area } from "./area.ts";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";

const contentId = "content";

/** Navigation, header and the page of an area. */
export function Shell({ areas }: { areas: readonly Area[] }) {
	const { clubs, user_id } = useStaff();
	const { pathname } = useLocation();
	const [club, setClub] = useState(() => chosenClub(clubs, recall("office_club", user_id)));
	const waiting = useNavigation().state !== "idle";
	const area = areas.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`));
	const choice = {
		club: clubs.length === 1 ? (clubs[0] ?? null) : club,
		clubs,
		choose: (chosen: typeof club) => {
			remember("office_club", user_id, chosen ? String(chosen.id) : "");
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
