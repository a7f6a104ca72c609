import { startTransition, useState } from "react";
import { useSearchParams } from "react-router";
import { gymParam } from "./gym-param.ts";

/** The centre that was picked, by the address or on the page. Picking one leads to the form. */
export function usePickedGym() {
	const [params] = useSearchParams();
	const asked = params.get(gymParam);
	const [picked, setPicked] = useState(asked ? { gym: asked } : null);
	return {
		picked,
		pick: (gym: string) => {
			// The form may still be on its way: until it is there the page stays as it is.
			startTransition(() => setPicked({ gym }));
			const section = document.getElementById("form");
			// Who came by keyboard goes on there; the way there stays as smooth as the page scrolls.
			section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
			section?.scrollIntoView();
		},
	};
}
