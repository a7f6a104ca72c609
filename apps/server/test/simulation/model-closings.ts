import { addDays, type CalendarDate, dayOf } from "@kvart/contract/time";
import { type BookingModel, coming, type ModelClass } from "./model.ts";

export interface ModelClosing {
	/** Null closes all clubs. */
	club: number | null;
	from: CalendarDate;
	until: CalendarDate;
	withdrawn: boolean;
}

/** Closings in the order in which they were made. */
export class ClosingModel {
	closings: ModelClosing[] = [];

	clone(): ClosingModel {
		const copy = new ClosingModel();
		copy.closings = this.closings.map((closing) => ({ ...closing }));
		return copy;
	}

	/** As `closingLines` reads those of the database. */
	lines(): string[] {
		return this.closings.map(
			({ club, from, until, withdrawn }) => `${club ?? "all"} ${from} ${until} ${withdrawn ? "t" : "f"}`,
		);
	}

	/** The classes of its days and clubs that are to come. */
	covered(bookings: BookingModel, { club, from, until }: Omit<ModelClosing, "withdrawn">, now: number): ModelClass[] {
		const found: ModelClass[] = [];
		for (let date = from; date <= until; date = addDays(date, 1))
			for (const slot of bookings.slots.values())
				if (slot.day === dayOf(date) && (club === null || slot.club === club))
					found.push(bookings.classOn(slot.id, date));
		return found.filter((about) => coming(about, now));
	}

	/** The first that covers a class. */
	closingOf({ slot, date }: ModelClass): number | null {
		const index = this.closings.findIndex(
			({ club, from, until, withdrawn }) =>
				!withdrawn && (club === null || club === slot.club) && from <= date && date <= until,
		);
		return index < 0 ? null : index;
	}

	/** A class that is cancelled already keeps its reason. */
	close(bookings: BookingModel, closing: Omit<ModelClosing, "withdrawn">, now: number): string {
		const index = this.closings.push({ ...closing, withdrawn: false }) - 1;
		for (const about of this.covered(bookings, closing, now)) bookings.cancelClass(about, index);
		return "done";
	}

	/** Where another one covers a class, that one keeps it closed. */
	withdraw(bookings: BookingModel, index: number, now: number): string {
		const closing = this.closings[index];
		if (!closing || closing.withdrawn) return "ERR_NOT_FOUND";
		closing.withdrawn = true;
		for (const about of this.covered(bookings, closing, now)) {
			if (about.closing !== index) continue;
			const other = this.closingOf(about);
			if (other === null) bookings.restoreClass(about, now);
			else about.closing = other;
		}
		return "done";
	}
}
