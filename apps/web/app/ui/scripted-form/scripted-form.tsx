import type { ReactNode, Ref } from "react";

interface ScriptedFormProps {
	id?: string;
	ref: Ref<HTMLFormElement>;
	onSend: () => Promise<void>;
	className: string | undefined;
	children: ReactNode;
}

/** A form that scripts alone send: by the browser itself, a password would travel as it was typed. */
export function ScriptedForm({ onSend, children, ...rest }: ScriptedFormProps) {
	return (
		<form
			{...rest}
			noValidate
			data-scripted=""
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				void onSend();
			}}
		>
			{children}
		</form>
	);
}
