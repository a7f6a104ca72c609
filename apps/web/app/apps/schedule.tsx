import { mountApp } from "../lib/mount-app.tsx";
import { ScheduleScreen } from "../routes/schedule-screen.tsx";

mountApp("schedule", ScheduleScreen);
