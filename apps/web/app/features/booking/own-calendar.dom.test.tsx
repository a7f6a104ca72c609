import type { OwnBooking } from "@kvart/contract/members";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changeAddress } from "../../lib/address.ts";
import { OwnCalendar } from "./own-calendar.tsx";

const today = "2026-11-18";
const booking = (id: number, training_date: string, more: Partial<OwnBooking> = {}) =>
	({
		id,
		training_date,
		time: 1830,
		training: { id: 1, name: "Joga", name_eng: "Yoga" },
		gym: { id: 3, name: "Zemun", slug: "zemun" },
		cancelled: false,
		attended: false,
		missed: false,
		...more,
	}) as OwnBooking;
const coming = [booking(1, "2026-11-20"), booking(2, "2026-11-21", { cancelled: true })];
const past = [
	booking(3, "2026-11-17", { attended: true }),
	booking(6, "2026-11-12", { missed: true }),
	booking(4, "2026-11-10"),
	booking(5, "2026-10-01"),
];
const show = () => render(<OwnCalendar coming={coming} past={past} today={today} />);
const dayOf = (number: string) =>
	screen.getByText(number, { selector: `time[datetime="2026-11-${number}"]` }).closest("td") as HTMLElement;

beforeEach(() => changeAddress("/account", "replace"));
afterEach(cleanup);

test("shows the month as a table, with what was booked, attended, missed and called off", () => {
	show();
	expect(screen.getByRole("heading").textContent).toBe("novembar 2026.");
	expect(screen.getAllByRole("row")).toHaveLength(7);
	expect(dayOf("18").getAttribute("aria-current")).toBe("date");
	expect(dayOf("20").textContent).toContain("18:30 Joga, Zemun, petak, 20. novembar: imaš mesto");
	expect(within(dayOf("20")).getByRole("link").getAttribute("href")).toBe("#booking-1");
	expect(dayOf("21").textContent).toContain(": otkazan trening");
	expect(dayOf("17").textContent).toContain(": odrađeno");
	expect(dayOf("12").textContent).toContain("18:30 Joga, Zemun, četvrtak, 12. novembar: bez dolaska");
	expect(dayOf("10").textContent).toContain(": dolazak nije zabeležen");
	expect(within(dayOf("17")).queryByRole("link")).toBeNull();
	expect(dayOf("16").textContent).toBe("16");
});

test("the address has the month, as far as there are bookings", () => {
	changeAddress("/account?month=2026-10", "replace");
	show();
	expect(screen.getByRole("heading").textContent).toBe("oktobar 2026.");
	expect(screen.getByLabelText("Nema više meseci").getAttribute("aria-disabled")).toBe("true");
	expect(screen.getByLabelText("Prikaži: novembar 2026.").getAttribute("href")).toBe("/account");
	cleanup();
	changeAddress("/account?month=2026-09", "replace");
	show();
	expect(screen.getByRole("heading").textContent).toBe("novembar 2026.");
	expect(screen.getByLabelText("Prikaži: oktobar 2026.").getAttribute("href")).toBe("/account?month=2026-10");
});
