import { ApiError } from "@kvart/contract/client";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemMessage } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import type { PendingLogIn } from "../../lib/providers.ts";
import { m } from "../../paraglide/messages.js";
import { showToast } from "../../ui/toast/toast.ts";
import { ProviderLogIn } from "./provider-log-in.tsx";

// The network and the toasts are fake.
vi.mock("../../lib/api.ts", () => ({ api: { login: vi.fn(), finishGoogle: vi.fn() } }));
vi.mock("../../ui/toast/toast.ts", () => ({ showToast: vi.fn(), showToastNext: vi.fn() }));

const unused = () => undefined;

async function comeBack(started: PendingLogIn, address: { hash: string; search: string }) {
	sessionStorage.setItem("sign-in", JSON.stringify(started));
	await act(async () => render(<ProviderLogIn address={address} onUnconfirmed={unused} onKnown={unused} />));
}

const google: PendingLogIn = { provider: "google", attempt: "sealed", redirect: "/account?tab=1" };
const answered = { hash: "", search: "?code=c&state=s" };

beforeEach(() => {
	window.history.replaceState(null, "", "/login");
	vi.mocked(showToast).mockReset();
	vi.mocked(api.finishGoogle).mockReset();
	vi.mocked(api.login)
		.mockReset()
		.mockRejectedValue(new ApiError(502, { code: "ERR_BAD_GOOGLE_RESPONSE" }));
});
afterEach(cleanup);

test("after a refusal at Google the page still knows where to go on", async () => {
	await comeBack(google, { hash: "", search: "?error=access_denied" });
	expect(new URLSearchParams(window.location.search).get("redirect")).toBe("/account?tab=1");
	expect(showToast).toHaveBeenCalledWith({ kind: "error", text: m.account_social_failed() });
});

test("a bad response of Google has the text of its code", async () => {
	vi.mocked(api.finishGoogle).mockResolvedValue({ google_token: "token", email: null });
	await comeBack(google, answered);
	await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
	const text = problemMessage("ERR_BAD_GOOGLE_RESPONSE");
	expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: "error", text }));
});

test("a bad response of Facebook does not name Google", async () => {
	const started: PendingLogIn = { provider: "facebook", state: "s", redirect: null };
	await comeBack(started, { hash: "#access_token=t&state=s", search: "" });
	await waitFor(() => expect(showToast).toHaveBeenCalledWith({ kind: "error", text: m.account_social_failed() }));
});
