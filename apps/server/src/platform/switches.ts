import type { BookingWindow } from "@kvart/contract/booking";
import { brand } from "@kvart/contract/brand";
import type { MembershipRule } from "@kvart/contract/memberships/rule";
import type { NoShowPolicy } from "@kvart/contract/no-show-policy";
import { replyDays } from "@kvart/contract/staff/settings-rules";
import type { CalendarDate } from "@kvart/contract/time";
import { eq, getTableName } from "drizzle-orm";
import type { Env } from "../env.ts";
import type { Database } from "./database/database.ts";
import { settings } from "./database/schema/office.ts";

/** With the day on which it was turned on: what members did before they could know of it does not count. */
export type StoredPolicy = NoShowPolicy & { since: CalendarDate };

/** As stored by the office; null leaves it to the server's settings. */
export interface StoredSwitches {
	bookingWindow: BookingWindow | null;
	membershipRule: MembershipRule | null;
	maintenance: boolean;
	replyDays: number;
	noShowPolicy: StoredPolicy | null;
	partner: string;
}

export const switchesTable = getTableName(settings);

/** One row of the table, so that they share a version. */
export const switchesKey = "switches";

export const defaultSwitches: StoredSwitches = {
	bookingWindow: null,
	membershipRule: null,
	maintenance: false,
	replyDays: replyDays.usual,
	noShowPolicy: null,
	partner: brand.partner,
};

/** Rows of earlier releases lack newer switches. */
export function readStored(value: unknown): StoredSwitches {
	return { ...defaultSwitches, ...(value as Partial<StoredSwitches> | undefined) };
}

/** From the database, for what runs without the switches in memory. */
export async function readMembershipRule(db: Database, env: Pick<Env, "MEMBERSHIP_RULE">): Promise<MembershipRule> {
	const [row] = await db.select().from(settings).where(eq(settings.key, switchesKey));
	return readStored(row?.value).membershipRule ?? env.MEMBERSHIP_RULE;
}

/** In memory, because bookings and pages need them all the time. Refreshed when any server changes content. */
export class Switches {
	readonly #db: Database;
	readonly #env: Env;
	#stored = defaultSwitches;
	#version = 0;

	constructor(db: Database, env: Env) {
		this.#db = db;
		this.#env = env;
	}

	get bookingWindow(): BookingWindow {
		return this.#stored.bookingWindow ?? this.#env.BOOKING_WINDOW;
	}

	/** Whether members need a membership to book. */
	get membershipRule(): MembershipRule {
		return this.#stored.membershipRule ?? this.#env.MEMBERSHIP_RULE;
	}

	/** How many days after today a rolling window reaches. */
	get bookingDays(): number {
		return this.#env.BOOKING_DAYS;
	}

	/** Whether the public site is closed. */
	get maintenance(): boolean {
		return this.#env.maintenance || this.#stored.maintenance;
	}

	/** Days until an enquiry without a reply is overdue. */
	get replyDays(): number {
		return this.#stored.replyDays;
	}

	/** Null if no-shows have no consequence. */
	get noShowPolicy(): StoredPolicy | null {
		return this.#stored.noShowPolicy;
	}

	/** The sponsor of the partner's periods. */
	get partner(): string {
		return this.#stored.partner;
	}

	/** Whether they have changed. */
	async refresh(): Promise<boolean> {
		const [row] = await this.#db.select().from(settings).where(eq(settings.key, switchesKey));
		// Parallel refreshes may finish in any order.
		if (!row || row.version <= this.#version) return false;
		this.#stored = readStored(row.value);
		this.#version = row.version;
		return true;
	}
}
