import { useState } from "react";
import { useAddress } from "../../lib/address.ts";
import { gymParam } from "./gym-param.ts";

/** The centre that was picked, by the address or on the page. Picking one leads to the form. */
export function usePickedGym() {
	const asked = new URLSearchParams(useAddress().search).get(gymParam);
	const [picked, setPicked] = useState(asked ? { gym: asked } : null);
	return {
		picked,
		pick: (gym: string) => {
			setPicked({ gym });
			document.getElementById("form")?.scrollIntoView();
		},
	};
}
