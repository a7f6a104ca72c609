import { useEffect, useRef, useState } from "react";
import { useLoggedIn } from "../../lib/use-logged-in.ts";
import type { Form } from "../../lib/use-form.ts";
import type { Values } from "./form-model.ts";

const nothing: Values = {};

/** Members need not type what we know of them; what they typed already stays. Gives what was filled in. */
export function useMemberData(form: Form<Values>): Values {
	const loggedIn = useLoggedIn();
	const [filled, setFilled] = useState(nothing);
	const latest = useRef(form);
	useEffect(() => {
		latest.current = form;
	});

	useEffect(() => {
		if (!loggedIn) return undefined;
		const stop = new AbortController();
		async function fill() {
			const { api } = await import("../../lib/api.ts");
			const user = await api.getUser(undefined, { signal: stop.signal });
			const known: Values = { name: `${user.first_name} ${user.last_name}`, email: user.email, phone_1: user.phone };
			const missing = Object.entries(known).filter(([field]) => !latest.current.values[field]);
			latest.current.fill(Object.fromEntries(missing));
			setFilled(Object.fromEntries(missing));
		}
		// A comfort: without an answer the fields stay empty.
		void fill().catch(() => undefined);
		return () => stop.abort();
	}, [loggedIn]);

	return filled;
}
