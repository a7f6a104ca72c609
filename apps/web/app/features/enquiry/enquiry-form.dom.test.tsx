import type { Client } from "@kvart/contract/client";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadForm } from "./enquiry.server.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { Posted } from "./form-model.ts";
import { sendForm } from "./send-form.ts";

// The network and its worker are fake; form, steps, drafts and history are real.
vi.mock("./send-form.ts", () => ({ sendForm: vi.fn() }));
vi.mock("../../lib/proof.ts", () => ({ startProof: vi.fn() }));

const api = { listGyms: async () => [{ id: 3, name: "Zemun", address: "Glavna 1" }] } as unknown as Client;
const data = await loadForm("price", api, "sr", { path: "/price-list#request", title: "Cenovnik" });
const show = (posted?: Posted) => render(<EnquiryForm data={data} posted={posted} />);

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getAllByRole("button", { name }).at(-1)?.click());
const currentStep = () => document.querySelector("[data-current] h2")?.textContent;
const [person, preferences, note] = data.steps.map(({ title }) => title);

function fillPerson() {
	type(/Ime i prezime/, "Ana Ilić");
	type(/Mobilni telefon/, "064 123 4567");
	type(/E-adresa/, "ana@kvart.example");
	type(/Godine/, "31");
}

beforeEach(() => {
	localStorage.clear();
	window.history.replaceState(null, "", "/price-list");
	vi.mocked(sendForm).mockReset().mockResolvedValue({ sent: true, text: "Sent" });
});
afterEach(cleanup);

test("Next stays at a step with errors and focuses the first one", async () => {
	show();
	expect(currentStep()).toBe(person);
	await press("Dalje");
	expect(currentStep()).toBe(person);
	expect(document.activeElement).toBe(field(/Ime i prezime/));
});

test("Next changes the step, and the heading gets the focus", async () => {
	show();
	fillPerson();
	await press("Dalje");
	expect(currentStep()).toBe(preferences);
	expect(document.activeElement?.textContent).toBe(preferences);
	expect(window.history.state).toMatchObject({ enquiry: { step: 1, previous: 0 } });
});

test("Send goes to the step with errors first, and sends what all steps hold", async () => {
	show({ values: {}, codes: {}, problem: null, step: 2 });
	expect(currentStep()).toBe(note);
	await press("Pošalji");
	expect(currentStep()).toBe(person);
	expect(sendForm).not.toHaveBeenCalled();
	fillPerson();
	await press("Dalje");
	await press("Dalje");
	await press("Pošalji");
	const [, values] = vi.mocked(sendForm).mock.calls[0] ?? [];
	expect(values).toMatchObject({ name: "Ana Ilić", wish_to_go: "Teretanu", training_place: "Zemun", additional: "" });
});

test("a double click sends once", async () => {
	show({
		values: { name: "Ana", phone_1: "0641234567", email: "a@kvart.example", age: "31" },
		codes: {},
		problem: null,
		step: 2,
	});
	vi.mocked(sendForm).mockReturnValue(new Promise(() => undefined));
	const form = document.querySelector("form") as HTMLFormElement;
	await act(async () => {
		fireEvent.submit(form);
		fireEvent.submit(form);
	});
	expect(sendForm).toHaveBeenCalledTimes(1);
});

test("the server's errors lead to their step", async () => {
	vi.mocked(sendForm).mockResolvedValue({
		sent: false,
		text: "Check the form",
		errors: [{ field: "email", code: "bad-email-format" }],
	});
	show({
		values: { name: "Ana", phone_1: "0641234567", email: "a@kvart.example", age: "31" },
		codes: {},
		problem: null,
		step: 2,
	});
	await press("Pošalji");
	await waitFor(() => expect(currentStep()).toBe(person));
	expect(field(/E-adresa/).getAttribute("aria-invalid")).toBe("true");
});

test("a draft is restored at its step, and deleted by starting again", async () => {
	show();
	fillPerson();
	await press("Dalje");
	cleanup();
	window.history.replaceState(null, "", "/price-list");
	show();
	expect(currentStep()).toBe(preferences);
	expect(field(/Ime i prezime/).value).toBe("Ana Ilić");
	await press("Kreni ispočetka");
	expect(currentStep()).toBe(person);
	expect(field(/Ime i prezime/).value).toBe("");
	expect(localStorage.getItem("drafts")).toBeNull();
});

test("a draft of another person is not shown", () => {
	const draft = { owner: "somebody-else", values: { name: "Mina" }, step: 1, at: Date.now() };
	localStorage.setItem("drafts", JSON.stringify({ price: draft }));
	show();
	expect(currentStep()).toBe(person);
	expect(field(/Ime i prezime/).value).toBe("");
});

test("a sent form leaves no draft", async () => {
	show();
	fillPerson();
	await press("Dalje");
	await press("Dalje");
	expect(localStorage.getItem("drafts")).not.toBeNull();
	await press("Pošalji");
	expect(localStorage.getItem("drafts")).toBeNull();
	expect(screen.getByText("Hvala na interesovanju!")).toBeTruthy();
});
