import { useState } from "react";
import { useSearchParams } from "react-router";
import { goToForm } from "./go-to-form.ts";
import { gymParam } from "./gym-param.ts";

/** The centre that was picked, by the address or on the page. Picking one leads to the form. */
export function usePickedGym() {
	const [params] = useSearchParams();
	const asked = params.get(gymParam);
	const [picked, setPicked] = useState(asked ? { gym: asked } : null);
	return {
		picked,
		pick: (gym: string) => {
			setPicked({ gym });
			goToForm();
		},
	};
}
