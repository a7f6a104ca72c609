import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLazyPart } from "../request/use-lazy-part.ts";

export interface LazySheet<P> {
	/** On the server, which renders an open sheet at once. */
	provide: (sheet: ComponentType<P>) => void;
	load: () => Promise<ComponentType<P>>;
	loaded: () => ComponentType<P> | undefined;
}

/** A sheet of an app whose script loads when it first opens: most people only look at the page. */
export function lazySheet<P>(load: () => Promise<ComponentType<P>>): LazySheet<P> {
	let loaded: ComponentType<P> | undefined;
	return {
		provide: (sheet) => {
			loaded = sheet;
		},
		load: async () => {
			loaded ??= await load();
			return loaded;
		},
		loaded: () => loaded,
	};
}

/** Loads the sheet once it is wanted; if that fails, closes it, so that the next press tries again. */
export function useLazySheet<P>(
	sheet: LazySheet<P>,
	wanted: number | undefined,
	close: () => void,
): { Sheet: ComponentType<P> | undefined } {
	const { Part, open } = useLazyPart(sheet.load);
	const Sheet = Part ?? sheet.loaded();
	const load = useEffectEvent(async () => {
		if (Sheet) return;
		await open();
		if (!sheet.loaded()) close();
	});
	useEffect(() => {
		if (wanted !== undefined) void load();
	}, [wanted]);
	return { Sheet };
}
