import type { Database } from "../../../platform/database/database.ts";
import { selectBookingReviews, selectEnquiryReviews, selectMemberReviews } from "../queries/phone-reviews.ts";

export interface PhoneReview {
	entity: "member" | "booking" | "enquiry";
	id: number;
	/** E-mail address, or a guest's last name. */
	who: string;
	phone: string;
	/** `unreadable`: cannot be dialled. `shared`: an older record has the same number. */
	reason: string;
}

/** Phone numbers that the migration could not normalise and that are still unresolved. */
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
