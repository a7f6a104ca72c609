import type { FormEvent } from "react";

/** For a form's `onSubmit`: with scripts it is sent by them, and the page stays. */
export function onSend(send: () => Promise<void>) {
	return (event: FormEvent): void => {
		event.preventDefault();
		void send();
	};
}
