import { emailRule, required } from "@kvart/contract/rules";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { type Codes, type Form, useForm } from "./use-form.ts";

type Values = Record<"name" | "email" | "city", string>;

const initial: Values = { name: "", email: "", city: "Zemun" };
let form: Form<Values>;

function TestForm({ found }: { found?: Codes<Values> }) {
	const current = useForm(initial, { name: required, email: emailRule }, found);
	useEffect(() => {
		form = current;
	});
	const { error, ...email } = current.control("email");
	const { error: nameError, ...name } = current.control("name");
	const { error: _, ...city } = current.control("city");
	return (
		<form {...current.attributes}>
			<input aria-label="name" {...name} />
			<p>{nameError ? "name is wrong" : ""}</p>
			<input aria-label="email" {...email} />
			<p>{error ? "email is wrong" : ""}</p>
			<input aria-label="city" {...city} />
		</form>
	);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const isWrong = (name: string) => screen.queryByText(`${name} is wrong`) !== null;

afterEach(cleanup);

test("check marks wrong fields and focuses the first one", () => {
	render(<TestForm />);
	act(() => expect(form.check()).toBe(false));
	expect([isWrong("name"), isWrong("email")]).toEqual([true, true]);
	expect(document.activeElement).toBe(field("name"));
	act(() => expect(form.check(["city"])).toBe(true));
});

test("a wrong field is validated again while typing, others wait for the next check", () => {
	render(<TestForm />);
	type("email", "ana");
	expect(isWrong("email")).toBe(false);
	act(() => void form.check());
	type("email", "ana@kvart.example");
	expect([isWrong("name"), isWrong("email")]).toEqual([true, false]);
});

test("a page with the server's errors opens at the first wrong field", () => {
	render(<TestForm found={{ city: "required-field", email: "ERR_DUPLICATED_EMAIL" }} />);
	expect(document.activeElement).toBe(field("email"));
});

test("the server's error stays until its field is changed", () => {
	render(<TestForm found={{ email: "ERR_DUPLICATED_EMAIL" }} />);
	expect(isWrong("email")).toBe(true);
	type("name", "Ana");
	expect(isWrong("email")).toBe(true);
	type("email", "other@kvart.example");
	expect(isWrong("email")).toBe(false);
});

test("fillEmpty sets empty fields only, restore sets untouched ones, put sets all", () => {
	render(<TestForm />);
	type("email", "typed@kvart.example");
	const known = { name: "Ana", email: "known@kvart.example", city: "Vračar" };
	form.fillEmpty(known);
	expect(form.read()).toEqual({ name: "Ana", email: "typed@kvart.example", city: "Zemun" });
	form.restore({ email: "draft@kvart.example", city: "Vračar" });
	expect(form.read()).toMatchObject({ email: "typed@kvart.example", city: "Vračar" });
	form.put({ email: "put@kvart.example" });
	expect(form.read().email).toBe("put@kvart.example");
});

test("keeps input typed before the script loaded, and lets no draft overwrite it", () => {
	render(<TestForm />);
	// No event: React was not there yet.
	field("name").value = "Typed early";
	form.restore({ name: "Draft" });
	expect(form.read().name).toBe("Typed early");
});

test("reset restores the values of the page and clears errors", () => {
	render(<TestForm />);
	type("city", "Vračar");
	act(() => void form.check());
	act(() => form.reset());
	expect(form.read()).toEqual(initial);
	expect(isWrong("name")).toBe(false);
});
