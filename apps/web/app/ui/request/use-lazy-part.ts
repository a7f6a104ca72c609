import { type ComponentType, useCallback, useState } from "react";
import { LineError } from "../../lib/line-error.ts";
import { useRequest } from "./use-request.ts";

interface LazyPart<P> {
	/** Null while it is closed, and until its script has loaded. */
	Part: ComponentType<P> | null;
	pending: boolean;
	/** Shows a toast if the script cannot be loaded. */
	open: () => Promise<void>;
	close: () => void;
}

async function loadScript<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		throw navigator.onLine ? error : new LineError("OFFLINE");
	}
}

/** A part of an app that few people open, such as a sheet: its script loads when it is opened. */
export function useLazyPart<P>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
	const { pending, request } = useRequest();
	const [part, setPart] = useState<{ Part: ComponentType<P> | null }>({ Part: null });
	const close = useCallback(() => setPart({ Part: null }), []);

	async function open() {
		const Part = await request(() => loadScript(load));
		if (Part) setPart({ Part });
	}

	return { ...part, pending, open, close };
}
