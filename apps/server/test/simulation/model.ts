import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import { PauseModel } from "./model-pauses.ts";

/*
 * A model of the booking house, with lists and maps, written from the rules and not from the code. Each action
 * returns the code that its caller has to hear.
 */

export interface Slot {
	id: number;
	/** 1 is Monday. */
	day: number;
	/** 930 is 9:30. */
	time: number;
	capacity: number;
	club: number;
	coach: number;
}

export interface Place {
	bookedAt: number;
	/** Cancelled, but kept until then. */
	heldUntil: number | null;
	reminded: boolean;
	/** Checked in. */
	arrived: boolean;
	/** Held since a cancellation shortly before the class. */
	isLate: boolean;
}

interface Wait {
	person: string;
	state: "waits" | "closed with the class" | "over";
}

export interface ModelClass {
	slot: Slot;
	date: CalendarDate;
	start: number;
	cancelled: boolean;
	/** What has cancelled it, if it was a closing. */
	closing: number | null;
	places: Map<string, Place>;
	waits: Wait[];
	/** How often members cancelled shortly before it. */
	late: Map<string, number>;
	/** How many cancelled after they had been checked in. */
	arrivedAndLeft: number;
}

export type Standing = "active" | "blocked" | "erased";

const minute = 60_000;
const windowDays = 7;
const closesMinutes = 2;
const movesUpMinutes = 60;
const heldSeconds = 10;
const lateMinutes = 120;
const waitsAtMost = 5;
const reminderHours = 3;

export class BookingModel {
	readonly slots: ReadonlyMap<number, Slot>;
	readonly pauses: PauseModel;
	classes = new Map<string, ModelClass>();
	standing = new Map<string, Standing>();
	/** Each mail's content, and how often it has to be in the queue. */
	mails = new Map<string, number>();

	constructor(slots: ReadonlyMap<number, Slot>, pauses = new PauseModel()) {
		this.slots = slots;
		this.pauses = pauses;
	}

	/** Copies only these classes. */
	clone(keys: Iterable<string>): BookingModel {
		const copy = new BookingModel(this.slots, this.pauses);
		copy.classes = new Map(this.classes);
		for (const key of keys) copy.classes.set(key, structuredClone(this.classAt(key)));
		copy.standing = new Map(this.standing);
		copy.mails = new Map(this.mails);
		return copy;
	}

	classOn(slotId: number, date: CalendarDate): ModelClass {
		return this.classAt(`${date} ${slotId}`);
	}

	classAt(key: string): ModelClass {
		const [date = "", slotId = ""] = key.split(" ");
		const known = this.classes.get(key);
		if (known) return known;
		const slot = this.slots.get(Number(slotId));
		if (!slot) throw new Error(`There is no slot ${slotId}.`);
		const start = instantOf(date, slot.time).getTime();
		const fresh: ModelClass = {
			slot,
			date,
			start,
			cancelled: false,
			closing: null,
			places: new Map(),
			waits: [],
			late: new Map(),
			arrivedAndLeft: 0,
		};
		this.classes.set(key, fresh);
		return fresh;
	}

	#mail(template: string, person: string, about: ModelClass, once = ""): void {
		const key = [template, person, about.slot.id, about.date, once].join("|");
		this.mails.set(key, once === "" ? (this.mails.get(key) ?? 0) + 1 : 1);
	}

	#refusal(person: string, about: ModelClass, now: number): string | null {
		const own = about.places.get(person);
		const member = person.startsWith("user:");
		if (own && own.heldUntil === null && member) return "ERR_ALREADY_BOOKED";
		if (now > about.start - closesMinutes * minute) return "ERR_TRAINING_PASSED";
		const last = addDays(wallTime(new Date(now)).date, member ? windowDays : 0);
		if (about.date > last) return "ERR_NOT_TODAY";
		if (about.cancelled || about.slot.capacity - about.places.size + (own?.heldUntil ? 1 : 0) <= 0)
			return "ERR_TRAINING_FILLED_OR_CANCELLED";
		return own && own.heldUntil === null ? "ERR_ALREADY_BOOKED" : null;
	}

	#isPaused(person: string, { date }: ModelClass, now: number): boolean {
		return this.pauses.isPausedFor(person, date, wallTime(new Date(now)).date);
	}

	/** A place that its person gives up. */
	#give(person: string, about: ModelClass, now: number): void {
		const place = about.places.get(person);
		if (place?.arrived) about.arrivedAndLeft += 1;
		if (about.start - now >= lateMinutes * minute) return;
		about.late.set(person, (about.late.get(person) ?? 0) + 1);
		if (place) place.isLate = true;
	}

	#take(person: string, about: ModelClass, now: number): void {
		const held = about.places.get(person);
		const { bookedAt = now, reminded = false } = held ?? {};
		if (held?.isLate) about.late.set(person, (about.late.get(person) ?? 1) - 1);
		if (held?.arrived) about.arrivedAndLeft -= 1;
		about.places.set(person, { bookedAt, reminded, heldUntil: null, arrived: false, isLate: false });
		for (const wait of about.waits) if (wait.person === person && wait.state === "waits") wait.state = "over";
	}

	#active(person: string): boolean {
		return (this.standing.get(person) ?? "active") === "active";
	}

	book(person: string, about: ModelClass, now: number, undo = false): string {
		if (!this.#active(person)) return "ERR_SESSION_NOT_VALID";
		const held = about.places.get(person)?.heldUntil;
		if (undo && held && !about.cancelled) {
			this.#take(person, about, now);
			return "SUC_BOOKED";
		}
		const refusal = this.#refusal(person, about, now);
		if (refusal) return refusal;
		if (this.#isPaused(person, about, now)) return "ERR_BOOKING_PAUSED";
		const tell = person.startsWith("user:") && !held;
		this.#take(person, about, now);
		if (tell) this.#mail("booking-confirmed", person, about);
		return "SUC_BOOKED";
	}

	cancel(person: string, about: ModelClass, now: number, hold: boolean): string {
		if (!this.#active(person)) return "ERR_SESSION_NOT_VALID";
		const own = about.places.get(person);
		if (!own || own.heldUntil !== null) return "ERR_NOT_FOUND";
		if (now >= about.start) return "ERR_TRAINING_PASSED";
		this.#give(person, about, now);
		if (hold) own.heldUntil = now + heldSeconds * 1000;
		else {
			about.places.delete(person);
			this.#mail("booking-cancelled", person, about);
			this.#passOn(about, now);
		}
		return "SUC_CANCELED";
	}

	change(person: string, from: ModelClass, to: ModelClass, now: number): string {
		if (!this.#active(person)) return "ERR_SESSION_NOT_VALID";
		if (from === to) return "ERR_ALREADY_BOOKED";
		const own = from.places.get(person);
		if (!own || own.heldUntil !== null) return "ERR_NOT_FOUND";
		if (now >= from.start) return "ERR_TRAINING_PASSED";
		const refusal = this.#refusal(person, to, now);
		if (refusal) return refusal;
		if (this.#isPaused(person, to, now)) return "ERR_BOOKING_PAUSED";
		this.#give(person, from, now);
		from.places.delete(person);
		this.#take(person, to, now);
		this.#mail("booking-changed", person, to);
		this.#passOn(from, now);
		return "SUC_BOOKED";
	}

	wait(person: string, about: ModelClass, now: number): string {
		if (!this.#active(person)) return "ERR_SESSION_NOT_VALID";
		const refusal = this.#refusal(person, about, now);
		const waits = about.waits.some((wait) => wait.person === person && wait.state === "waits");
		const full = refusal === "ERR_TRAINING_FILLED_OR_CANCELLED" && !about.cancelled;
		if (!full) return refusal ?? "ERR_PLACES_FREE";
		if (this.#isPaused(person, about, now)) return "ERR_BOOKING_PAUSED";
		if (waits) return "ERR_ALREADY_WAITING";
		if (this.waitsOf(person, now).length >= waitsAtMost) return "ERR_WAITING_LIMIT";
		about.waits.push({ person, state: "waits" });
		return `SUC_WAITING ${this.lineOf(about).length}`;
	}

	leave(person: string, about: ModelClass): string {
		if (!this.#active(person)) return "ERR_SESSION_NOT_VALID";
		const wait = about.waits.find((each) => each.person === person && each.state === "waits");
		if (!wait) return "ERR_NOT_FOUND";
		wait.state = "over";
		return "SUC_WAITING_LEFT";
	}

	lineOf(about: ModelClass): string[] {
		return about.waits.filter(({ state }) => state === "waits").map(({ person }) => person);
	}

	waitsOf(person: string, now: number): ModelClass[] {
		return [...this.classes.values()].filter((about) => coming(about, now) && this.lineOf(about).includes(person));
	}

	placesOf(person: string, now: number): ModelClass[] {
		return [...this.classes.values()].filter(
			(about) => about.start > now && about.places.get(person)?.heldUntil === null,
		);
	}

	/** The free places go to the first who wait; in the last hour all of them are told. */
	#passOn(about: ModelClass, now: number, late: "tell" | "skip" = "tell"): void {
		const line = this.lineOf(about).filter((person) => !this.#isPaused(person, about, now));
		const minutes = (about.start - now) / minute;
		if (line.length === 0 || about.cancelled || minutes <= 0) return;
		const free = about.slot.capacity - about.places.size;
		if (free <= 0) return;
		if (minutes >= movesUpMinutes)
			for (const person of line.slice(0, free)) {
				this.#take(person, about, now);
				this.#mail("waiting-moved-up", person, about);
			}
		else if (late === "tell" && minutes >= closesMinutes)
			for (const person of line) this.#mail("waiting-place-free", person, about, `${Math.round(now / 1000)}`);
	}

	/** Places whose time for an undo is over. */
	release(now: number): void {
		for (const about of this.classes.values()) {
			const over = [...about.places].filter(([, { heldUntil }]) => heldUntil !== null && heldUntil <= now);
			for (const [person] of over) {
				about.places.delete(person);
				this.#mail("booking-cancelled", person, about);
			}
			if (over.length > 0) this.#passOn(about, now);
		}
	}

	overlooked(now: number): void {
		for (const about of this.classes.values()) if (coming(about, now)) this.#passOn(about, now, "skip");
	}

	remind(now: number): void {
		const today = wallTime(new Date(now)).date;
		for (const about of this.classes.values()) {
			const at = about.start - reminderHours * 60 * minute;
			if (about.cancelled || now < at || now >= about.start || about.date > addDays(today, 1)) continue;
			for (const [person, place] of about.places) {
				const isDue = place.heldUntil === null && !place.reminded && !place.arrived && place.bookedAt <= at;
				if (!isDue || !person.startsWith("user:")) continue;
				place.reminded = true;
				this.#mail("training-reminder", person, about);
			}
		}
	}

	/** Blocked or erased: what is to come is cancelled, and goes to those who wait. */
	exclude(person: string, as: Standing, now: number): void {
		this.standing.set(person, as);
		const freed = [...this.classes.values()].filter((about) => coming(about, now) && about.places.has(person));
		for (const about of freed) {
			if (about.places.get(person)?.arrived) about.arrivedAndLeft += 1;
			about.places.delete(person);
		}
		for (const about of this.classes.values())
			for (const wait of about.waits) if (wait.person === person && wait.state === "waits") wait.state = "over";
		for (const about of freed) this.#passOn(about, now);
	}

	/** At the desk, on the day of the class. */
	checkIn(person: string, about: ModelClass): string {
		const own = about.places.get(person);
		if (!own || own.heldUntil !== null) return "ERR_NOT_FOUND";
		if (about.cancelled) return "ERR_TRAINING_FILLED_OR_CANCELLED";
		if (person.startsWith("user:") && !this.#active(person)) return "ERR_NOT_FOUND";
		own.arrived = true;
		return "checked in";
	}

	/** The first booked of the classes of a day and club in which a member is checked in. */
	arrivedIn(person: string, { club, date }: { club: number; date: CalendarDate }): string | null {
		const arrived = [...this.classes].flatMap(([key, about]) => {
			const place = about.date === date && about.slot.club === club ? about.places.get(person) : undefined;
			return place?.arrived && place.heldUntil === null ? [{ key, bookedAt: place.bookedAt }] : [];
		});
		return arrived.toSorted((a, b) => a.bookedAt - b.bookedAt)[0]?.key ?? null;
	}

	cancelClass(about: ModelClass, closing: number | null = null): string {
		if (about.cancelled) return "ERR_TRAINING_FILLED_OR_CANCELLED";
		about.cancelled = true;
		about.closing = closing;
		for (const wait of about.waits) if (wait.state === "waits") wait.state = "closed with the class";
		return "done";
	}

	restoreClass(about: ModelClass, now: number): string {
		if (!about.cancelled) return "ERR_ALL_FIELDS_REQUIRED";
		about.cancelled = false;
		about.closing = null;
		for (const wait of about.waits)
			if (wait.state === "closed with the class") wait.state = this.#active(wait.person) ? "waits" : "over";
		this.#passOn(about, now);
		return "done";
	}

	/** At midnight, of the day that is over. */
	countMisses(day: CalendarDate): void {
		for (const about of this.classes.values()) if (about.date === day) this.pauses.count(about);
	}

	/** In the morning. */
	pause(now: number): void {
		this.pauses.decide(wallTime(new Date(now)).date, (person) => this.#active(person));
	}

	/** Classes that nothing can change any more. */
	forget(before: CalendarDate): void {
		for (const [key, { date }] of this.classes) if (date < before) this.classes.delete(key);
	}
}

/** As the server compares: by minutes. */
export function coming({ start }: ModelClass, now: number): boolean {
	return start > Math.floor(now / minute) * minute;
}
