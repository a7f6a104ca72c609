import { bookingSheet } from "../features/booking/booking-sheet-host.tsx";
import { mountApp } from "../lib/mount-app.tsx";
import { ScheduleScreen } from "../routes/schedule-screen.tsx";

// The server renders an open sheet, which has to be hydrated with the rest. Without its script the board works.
if (new URLSearchParams(window.location.search).has("book")) await bookingSheet.load().catch(() => {});
mountApp("schedule", ScheduleScreen);
