import { MantineProvider, Text, TextInput } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { m } from "../../paraglide/messages.js";
import { theme } from "../../theme/theme.ts";
import { DateField } from "../fields/date-fields.tsx";
import { ConfirmDialog, Dialog, DialogForm } from "./dialog.tsx";
import { useStepHeading } from "./first-focus.ts";

afterEach(cleanup);

const nothing = () => undefined;
const heading = () => screen.getByRole("heading", { name: "Naslov" });
const show = (dialog: ReactNode) =>
	render(
		<MantineProvider theme={theme} env="test">
			{dialog}
		</MantineProvider>,
	);
const form = (content: ReactNode) => (
	<DialogForm submit="Sačuvaj" onSubmit={nothing} onClose={nothing}>
		{content}
	</DialogForm>
);
const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

test("A dialog with fields opens on the first one that can be filled in", async () => {
	const fields = (
		<>
			<input type="checkbox" />
			<TextInput label="Zatvoreno" disabled />
			<div hidden>
				<TextInput label="Sledeći korak" />
			</div>
			<TextInput label="Razlog" />
		</>
	);
	show(
		<Dialog title="Naslov" onClose={nothing}>
			{form(fields)}
		</Dialog>,
	);
	await focused(() => screen.getByLabelText("Razlog"));
});

test("A confirmation opens on the button that changes nothing, or on its reason", async () => {
	const confirmation = { title: "Naslov", text: "Zaista?", confirm: "Blokiraj", onConfirm: nothing, onClose: nothing };
	show(<ConfirmDialog {...confirmation} danger />);
	await focused(() => screen.getByRole("button", { name: m.parts_cancel() }));
	cleanup();
	show(<ConfirmDialog {...confirmation} reason={{ label: "Razlog" }} />);
	await focused(() => screen.getByRole("textbox", { name: /Razlog/ }));
});

test("a dialog to read opens on its heading, even if fields follow", async () => {
	show(
		<Dialog title="Naslov" onClose={nothing}>
			<Text>Tekst</Text>
		</Dialog>,
	);
	await focused(heading);
	cleanup();
	show(
		<Dialog title="Naslov" focusHeading onClose={nothing}>
			{form(<TextInput label="Razlog" />)}
		</Dialog>,
	);
	await focused(heading);
});

test("The calendar of the first field opens with a press, not with the dialog", async () => {
	show(
		<Dialog title="Naslov" onClose={nothing}>
			{form(<DateField name="date" label="Datum" value="2026-11-18" onChange={nothing} />)}
		</Dialog>,
	);
	const field = screen.getByLabelText<HTMLInputElement>("Datum");
	await focused(() => field);
	expect(screen.queryByRole("dialog", { name: "Datum" })).toBeNull();
	fireEvent.click(field);
	expect(await screen.findByRole("dialog", { name: "Datum" })).toBeTruthy();
});

function TwoSteps() {
	const [second, setSecond] = useState(false);
	return (
		<Dialog title="Naslov" onClose={nothing}>
			{second && <SecondStep onBack={() => setSecond(false)} />}
			<div hidden={second}>
				<TextInput label="Razlog" />
				<button onClick={() => setSecond(true)}>Dalje</button>
			</div>
		</Dialog>
	);
}

function SecondStep({ onBack }: { onBack: () => void }) {
	return (
		<>
			<h3 ref={useStepHeading()} tabIndex={-1}>
				Koga se tiče
			</h3>
			<button onClick={onBack}>Nazad</button>
		</>
	);
}

test("The second step begins on its heading, and the way back on the first field", async () => {
	show(<TwoSteps />);
	await focused(() => screen.getByLabelText("Razlog"));
	fireEvent.click(screen.getByText("Dalje"));
	await focused(() => screen.getByRole("heading", { name: "Koga se tiče" }));
	const back = screen.getByText("Nazad");
	back.focus();
	fireEvent.click(back);
	await focused(() => screen.getByLabelText("Razlog"));
});
