import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { canGetPush, isPushBlocked, subscribeDevice, unsubscribeDevice } from "../../lib/push-device.ts";
import { PushSwitch } from "./push-switch.tsx";

// API and browser are fakes.
const state = vi.hoisted(() => ({ subscribed: false }));
vi.mock("../../lib/api.ts", () => ({
	api: {
		getPush: vi.fn(async () => ({ public_key: "our-key", ...state })),
		subscribeToPush: vi.fn(async () => {
			state.subscribed = true;
			return { code: "SUC_SUCCESS" };
		}),
		unsubscribeFromPush: vi.fn(async () => {
			state.subscribed = false;
			return { code: "SUC_SUCCESS" };
		}),
	},
}));
vi.mock("../../lib/push-device.ts", () => ({
	canGetPush: vi.fn(),
	isPushBlocked: vi.fn(),
	subscribeDevice: vi.fn(),
	unsubscribeDevice: vi.fn(),
}));
const showToast = vi.hoisted(() => vi.fn());
vi.mock("../../ui/toast/toast.ts", () => ({ showToast }));

const device = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
beforeEach(() => {
	vi.clearAllMocks();
	state.subscribed = false;
	vi.mocked(canGetPush).mockReturnValue(true);
	vi.mocked(isPushBlocked).mockReturnValue(false);
	vi.mocked(subscribeDevice).mockResolvedValue(device);
});
afterEach(cleanup);

test("a press asks the browser, and tells the server about the device", async () => {
	render(<PushSwitch />);
	const on = await screen.findByRole("button", { name: "Uključi obaveštenja" });
	expect(subscribeDevice).not.toHaveBeenCalled();
	fireEvent.click(on);
	const off = await screen.findByRole("button", { name: "Isključi obaveštenja" });
	expect(subscribeDevice).toHaveBeenCalledExactlyOnceWith("our-key");
	expect(api.subscribeToPush).toHaveBeenCalledExactlyOnceWith({ body: { ...device, language: "sr" } });
	fireEvent.click(off);
	await screen.findByRole("button", { name: "Uključi obaveštenja" });
	expect(api.unsubscribeFromPush).toHaveBeenCalledOnce();
	expect(unsubscribeDevice).toHaveBeenCalledOnce();
});

test("says how to allow notifications, and sends nothing until then", async () => {
	vi.mocked(subscribeDevice).mockResolvedValue(null);
	vi.mocked(isPushBlocked).mockReturnValue(true);
	render(<PushSwitch />);
	fireEvent.click(await screen.findByRole("button"));
	expect((await screen.findByRole("alert")).textContent).toMatch(/podešavanjima/);
	expect(api.subscribeToPush).not.toHaveBeenCalled();
});

test("closing the browser's question changes nothing", async () => {
	vi.mocked(subscribeDevice).mockResolvedValue(null);
	render(<PushSwitch />);
	fireEvent.click(await screen.findByRole("button"));
	await waitFor(() => expect(subscribeDevice).toHaveBeenCalledOnce());
	expect(screen.queryByRole("alert")).toBeNull();
	expect(api.subscribeToPush).not.toHaveBeenCalled();
});

test("a browser that fails says so", async () => {
	vi.mocked(subscribeDevice).mockRejectedValue(new DOMException("no push service", "AbortError"));
	render(<PushSwitch />);
	fireEvent.click(await screen.findByRole("button"));
	await waitFor(() =>
		expect(showToast).toHaveBeenCalledWith({ kind: "error", text: expect.stringMatching(/kasnije/) }),
	);
});

test("a browser without notifications has no button", async () => {
	vi.mocked(canGetPush).mockReturnValue(false);
	render(<PushSwitch />);
	expect(screen.getByText(/ne podržava/).textContent).toMatch("KVART");
	await waitFor(() => expect(api.getPush).toHaveBeenCalled());
	expect(screen.queryByRole("button")).toBeNull();
});
