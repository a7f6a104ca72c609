import type { Database } from "../../../platform/database/database.ts";
import { selectBookingReviews, selectEnquiryReviews, selectMemberReviews } from "../queries/phone-reviews.ts";

export interface PhoneReview {
	entity: "member" | "booking" | "enquiry";
	id: number;
	/** E-mail address, or a guest's last name. */
	who: string;
	phone: string;
	/** `unreadable`: nobody can call it. `shared`: an older record has the same number. */
	reason: string;
}

/** The numbers that could not be brought into one form when phones got one, as far as nobody has settled them. */
export async function listPhoneReviews(db: Database): Promise<PhoneReview[]> {
	const entities = ["member", "booking", "enquiry"] as const;
	const lists = await Promise.all([selectMemberReviews(db), selectBookingReviews(db), selectEnquiryReviews(db)]);
	return lists.flatMap((rows, index) =>
		rows.map(({ who, phone, ...row }) => ({
			entity: entities[index] as PhoneReview["entity"],
			who: who ?? "",
			phone: phone ?? "",
			...row,
		})),
	);
}
