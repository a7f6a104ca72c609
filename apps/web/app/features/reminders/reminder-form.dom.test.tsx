import type { User } from "@kvart/contract/members";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { ReminderForm } from "./reminder-form.tsx";

// The API is a fake.
vi.mock("../../lib/api.ts", () => ({
	api: {
		patchUser: vi.fn(async () => ({ code: "SUC_SUCCESS" })),
		getTime: vi.fn(async () => ({ late_cancel_minutes: 120 })),
	},
}));
const showToast = vi.hoisted(() => vi.fn());
vi.mock("../../ui/toast/toast.ts", () => ({ showToast }));
afterEach(cleanup);

const user = { reminder: "three-hours" } as User;

test("the choice of the account is marked, and another one is saved", async () => {
	const onSaved = vi.fn(async () => undefined);
	render(<ReminderForm user={user} onSaved={onSaved} />);
	const choices = screen.getAllByRole<HTMLInputElement>("radio");
	expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
		["three-hours", true],
		["one-hour", false],
		["evening", false],
		["off", false],
	]);
	fireEvent.click(screen.getByLabelText(/Veče pre/));
	fireEvent.click(screen.getByRole("button"));
	await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
	expect(api.patchUser).toHaveBeenCalledExactlyOnceWith({ body: { reminder: "evening" } });
	expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: "success", text: expect.stringMatching(/na vreme/) });
});

test("a reminder that comes when cancelling is late says so", async () => {
	render(<ReminderForm user={user} onSaved={vi.fn()} />);
	await screen.findByLabelText("Sat vremena pre treninga, kad se otkazivanje već računa kao kasno");
	screen.getByLabelText("Tri sata pre treninga");
});
