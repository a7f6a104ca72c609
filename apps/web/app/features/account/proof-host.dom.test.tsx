import { ApiError } from "@kvart/contract/client";
import type { User } from "@kvart/contract/members";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { m } from "../../paraglide/messages.js";
import { withProof } from "./proof.ts";
import { ProofHost } from "./proof-host.tsx";

vi.mock("../../lib/api.ts", () => ({ api: { exportUser: vi.fn() } }));

const user = { email: "ana@kvart.example", proofs: ["password"] } as unknown as User;

afterEach(cleanup);

test("a press before the member's data came asks for the proof when they are there", async () => {
	vi.mocked(api.exportUser).mockRejectedValue(new ApiError(403, { code: "ERR_PROOF_NEEDED" }));
	const host = { providers: null, answer: null };
	const { rerender } = render(<ProofHost user={null} {...host} />);
	const pressed = withProof((called) => called.exportUser())(api);
	rerender(<ProofHost user={user} {...host} />);
	expect(await screen.findByRole("dialog", { name: m.account_proof_heading() })).toBeTruthy();
	await expect(Promise.race([pressed, Promise.resolve("waiting")])).resolves.toBe("waiting");
});
