import { queuePushes } from "./modules/push/service.ts";
import type { Mailing } from "./platform/mailing.ts";

export const mailing: Mailing = {
	// Loaded on demand, so that it does not slow down the start.
	loadRenderer: async () => (await import("./modules/mail-templates/render.tsx")).renderMail,
	notify: queuePushes,
};
