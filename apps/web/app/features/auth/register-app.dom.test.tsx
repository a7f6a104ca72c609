import { ApiError } from "@kvart/contract/client";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { clearProof, finishProof, startProof } from "../../lib/proof.ts";
import { RegisterApp } from "./register-app.tsx";

// The network and the proof of work are fakes, the form is real.
vi.mock("../../lib/api.ts", () => ({ api: { register: vi.fn() } }));
vi.mock("../../lib/proof.ts", () => ({ startProof: vi.fn(), finishProof: vi.fn(), clearProof: vi.fn() }));

const typed = {
	first_name: "Ana",
	last_name: "Ilić",
	email: "ana@kvart.example",
	phone: "0641234567",
	password: "probna kuglica",
	re_password: "probna kuglica",
};

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
async function send(): Promise<void> {
	fireEvent.submit(field("email").form as HTMLFormElement);
	await act(() => vi.waitFor(() => expect(api.register).toHaveBeenCalled()));
}
const sentBody = () => vi.mocked(api.register).mock.lastCall?.[0].body as Record<string, unknown>;

beforeEach(() => {
	sessionStorage.clear();
	vi.mocked(api.register).mockReset().mockResolvedValue({ code: "SUC_REGISTERED" });
	vi.mocked(finishProof).mockReset().mockResolvedValue("a proof");
	vi.mocked(startProof).mockReset();
	vi.mocked(clearProof).mockReset();
	render(<RegisterApp providers={null} />);
	for (const [name, value] of Object.entries(typed)) fill(name, value);
});
afterEach(cleanup);

test("a registration comes with a proof of work, which begins at the address and is used once", async () => {
	expect(startProof).not.toHaveBeenCalled();
	fireEvent.focus(field("email"));
	expect(startProof).toHaveBeenCalledOnce();
	fill("jmbg", "1503988710016");
	await send();
	expect(sentBody()).toMatchObject({ jmbg: "1503988710016", proof: "a proof" });
	expect(clearProof).toHaveBeenCalledOnce();
});

test("a national id that has an account is marked at its field", async () => {
	const problem = { status: 409, title: "", code: "ERR_DUPLICATED_JMBG" } as const;
	vi.mocked(api.register).mockRejectedValue(new ApiError(409, problem));
	fill("jmbg", "1503988710016");
	await send();
	expect(field("jmbg").getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("Nalog sa ovim JMBG-om već postoji.").id).toBe(
		field("jmbg").getAttribute("aria-describedby")?.split(" ")[0],
	);
});
