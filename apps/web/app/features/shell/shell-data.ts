/** A name and the bare path that it leads to; pairs keep the data of every page small. */
export type NamedLink = [name: string, path: string];

export interface LinkGroup {
	title?: string;
	links: NamedLink[];
}

export interface MenuEntry {
	label: string;
	/** For an entry that leads somewhere itself. */
	path?: string;
	/** For an entry that opens. */
	groups?: LinkGroup[];
	/** Below the groups: where all of it is. */
	foot?: NamedLink;
	/** Where the bar is narrow. */
	short?: string;
}

export interface ShellData {
	menu: MenuEntry[];
	/** Only fitness centres with a room have a schedule. */
	schedules: NamedLink[];
	footer: {
		slogan: string[];
		text: string;
		columns: LinkGroup[];
		imprint: string;
	};
}
