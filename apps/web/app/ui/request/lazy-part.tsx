import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useLazyPart } from "./use-lazy-part.ts";

interface LazyPartProps<P> {
	load: () => Promise<ComponentType<P>>;
	props: P;
}

/** A part whose script loads when it is first rendered. */
export function LazyPart<P extends object>({ load, props }: LazyPartProps<P>) {
	const { Part, open } = useLazyPart(load);
	const openNow = useEffectEvent(() => void open());
	useEffect(() => openNow(), []);
	return Part && <Part {...props} />;
}
