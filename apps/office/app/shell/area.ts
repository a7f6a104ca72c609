import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { Access } from "../lib/access.ts";

/** A part of the back office with an entry of its own in the navigation. */
export interface Area {
	/** Below `/staff/`. */
	path: string;
	label: () => string;
	icon: LucideIcon;
	access: Access;
	/** The module that shows it; fetched when somebody goes there. */
	load: () => Promise<{ Component: ComponentType }>;
	/** Shows the club that is chosen in the header; others show everything that the account works for. */
	followsClub?: true;
	/** Reached through the person's own menu instead of the navigation. */
	inMenu?: true;
}
