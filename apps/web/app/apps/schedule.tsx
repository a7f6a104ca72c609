import { bookingSheet } from "../features/booking/booking-sheet-host.tsx";
import { infoSheet } from "../features/schedule/info-sheet-host.tsx";
import { ScheduleScreen } from "../routes/schedule-screen.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

// The server renders an open sheet, which has to be hydrated with the rest. Without its script the board works.
const opened = new URLSearchParams(window.location.search);
if (opened.has("book")) await bookingSheet.load().catch(() => {});
if (opened.has("info")) await infoSheet.load().catch(() => {});
mountApp("schedule", ScheduleScreen);
