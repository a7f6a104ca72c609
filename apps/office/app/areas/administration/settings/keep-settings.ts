import type { StaffSettings } from "@kvart/contract/staff/settings";
import { ask, queryClient } from "../../../lib/ask.ts";

/** The settings as a call answered with them. */
export function keepSettings(settings: StaffSettings): void {
	queryClient.setQueryData(ask("getStaffSettings").queryKey, settings);
}
