import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";

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
}

export interface Place {
	bookedAt: number;
	/** Cancelled, but kept until then. */
	heldUntil: number | null;
	reminded: boolean;
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
	places: Map<string, Place>;
	waits: Wait[];
}

export type Standing = "active" | "blocked" | "erased";

const minute = 60_000;
const windowDays = 7;
const closesMinutes = 2;
const movesUpMinutes = 60;
const heldSeconds = 10;
const waitsAtMost = 5;
const reminderHours = 3;

export class BookingModel {
	readonly slots: ReadonlyMap<number, Slot>;
	classes = new Map<string, ModelClass>();
	standing = new Map<string, Standing>();
	/** Each mail's content, and how often it has to be in the queue. */
	mails = new Map<string, number>();

	constructor(slots: ReadonlyMap<number, Slot>) {
		this.slots = slots;
	}

	clone(): BookingModel {
		const copy = new BookingModel(this.slots);
		copy.classes = structuredClone(this.classes);
		copy.standing = new Map(this.standing);
		copy.mails = new Map(this.mails);
		return copy;
	}

	classOn(slotId: number, date: CalendarDate): ModelClass {
		const key = `${date} ${slotId}`;
		const known = this.classes.get(key);
		if (known) return known;
		const slot = this.slots.get(slotId);
		if (!slot) throw new Error(`There is no slot ${slotId}.`);
		const start = instantOf(date, slot.time).getTime();
		const fresh = { slot, date, start, cancelled: false, places: new Map(), waits: [] };
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

	#take(person: string, about: ModelClass, now: number): void {
		const held = about.places.get(person);
		about.places.set(person, { bookedAt: held?.bookedAt ?? now, heldUntil: null, reminded: held?.reminded ?? false });
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
		const line = this.lineOf(about);
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
				if (place.heldUntil !== null || place.reminded || place.bookedAt > at || !person.startsWith("user:")) continue;
				place.reminded = true;
				this.#mail("training-reminder", person, about);
			}
		}
	}

	/** Blocked or erased: what is to come is cancelled, and goes to those who wait. */
	exclude(person: string, as: Standing, now: number): void {
		this.standing.set(person, as);
		const freed = [...this.classes.values()].filter((about) => coming(about, now) && about.places.delete(person));
		for (const about of this.classes.values())
			for (const wait of about.waits) if (wait.person === person && wait.state === "waits") wait.state = "over";
		for (const about of freed) this.#passOn(about, now);
	}

	cancelClass(about: ModelClass): string {
		if (about.cancelled) return "ERR_TRAINING_FILLED_OR_CANCELLED";
		about.cancelled = true;
		for (const wait of about.waits) if (wait.state === "waits") wait.state = "closed with the class";
		return "done";
	}

	restoreClass(about: ModelClass, now: number): string {
		if (!about.cancelled) return "ERR_ALL_FIELDS_REQUIRED";
		about.cancelled = false;
		for (const wait of about.waits)
			if (wait.state === "closed with the class") wait.state = this.#active(wait.person) ? "waits" : "over";
		this.#passOn(about, now);
		return "done";
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
