import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeAddress } from "../../lib/address.ts";
import type { Slot } from "../../lib/slot.ts";
import { BookingSheetHost } from "./booking-sheet-host.tsx";
import type { Bookings } from "./use-bookings.ts";

// The script of the sheet is a fake that can fail to load.
const line = vi.hoisted(() => ({ broken: false }));
vi.mock("./booking-sheet.tsx", () => ({
	get BookingSheet() {
		if (line.broken) throw new TypeError("Failed to fetch");
		return ({ slot, open }: { slot: Slot; open: boolean }) => open && <p>Sheet of {slot.id}</p>;
	},
}));

const bookings = {
	slots: [{ id: 7, kind: "ordinary", trainingDate: "2026-11-18", time: 1800 } as Slot],
	circumstances: { now: new Date("2026-11-18T09:00:00Z"), actor: "guest", window: "rolling", days: 7 },
} as Bookings;

let toasts: number;
const count = () => {
	toasts += 1;
};

beforeEach(() => {
	toasts = 0;
	line.broken = false;
	changeAddress("/training-schedule/3");
	document.addEventListener("toast", count);
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
	cleanup();
	document.removeEventListener("toast", count);
	vi.unstubAllGlobals();
});

test("a sheet whose script cannot be loaded says so, and opens with the next press", async () => {
	line.broken = true;
	render(
		<BookingSheetHost
			bookings={bookings}
			emailRequired={false}
			sent={null}
			place=""
			dayNames={{ "2026-11-18": "sreda" }}
		/>,
	);
	changeAddress("/training-schedule/3?book=7");
	await waitFor(() => expect(toasts).toBe(1));
	await waitFor(() => expect(window.location.search).toBe(""));
	line.broken = false;
	changeAddress("/training-schedule/3?book=7");
	await screen.findByText("Sheet of 7");
	changeAddress("/training-schedule/3");
	await waitFor(() => expect(screen.queryByText("Sheet of 7")).toBeNull());
});
