import type { BookingWindow } from "@kvart/contract/booking";
import { replyDays } from "@kvart/contract/staff/settings";
import { eq } from "drizzle-orm";
import type { Env } from "../env.ts";
import type { Database } from "./database/database.ts";
import { settings } from "./database/schema/office.ts";

/** What the back office stored; what nobody chose there is left to the server's own settings. */
export interface StoredSwitches {
	bookingWindow: BookingWindow | null;
	maintenance: boolean;
	replyDays: number;
}

/** The row of `settings` that holds all of them: they are changed together and have one version. */
export const switchesKey = "switches";

export const untouchedSwitches: StoredSwitches = {
	bookingWindow: null,
	maintenance: false,
	replyDays: replyDays.usual,
};

/** A switch that a later release added is missing in a row of an earlier one. */
export function readStored(value: unknown): StoredSwitches {
	return { ...untouchedSwitches, ...(value as Partial<StoredSwitches> | undefined) };
}

/**
 * The switches of the back office, kept in memory: bookings and pages ask for them all the time. They are read at start
 * and whenever an instance of the server says that content has changed.
 */
export class Switches {
	readonly #db: Database;
	readonly #env: Env;
	#stored = untouchedSwitches;
	#version = 0;

	constructor(db: Database, env: Env) {
		this.#db = db;
		this.#env = env;
	}

	get bookingWindow(): BookingWindow {
		return this.#stored.bookingWindow ?? this.#env.BOOKING_WINDOW;
	}

	/** Whether the public site is closed. */
	get maintenance(): boolean {
		return this.#env.maintenance || this.#stored.maintenance;
	}

	/** Days after which an enquiry without a reply is late. */
	get replyDays(): number {
		return this.#stored.replyDays;
	}

	/** Tells whether anything is different now. */
	async refresh(): Promise<boolean> {
		const [row] = await this.#db.select().from(settings).where(eq(settings.key, switchesKey));
		// Of two that run at once the later may be answered first.
		if (!row || row.version <= this.#version) return false;
		this.#stored = readStored(row.value);
		this.#version = row.version;
		return true;
	}
}
