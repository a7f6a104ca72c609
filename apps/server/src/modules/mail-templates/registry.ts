import type { MailTemplate } from "../mail/service.ts";
import { accountMails } from "./account.tsx";
import { composeBookingCancelled } from "./booking-cancelled.tsx";
import { composeBookingChanged, composeBookingConfirmed, composeMovedUp } from "./booking-confirmed.tsx";
import { composeBookingPaused } from "./booking-paused.tsx";
import { composeClassMessage } from "./class-message.tsx";
import { composeClassNews } from "./class-news.tsx";
import type { ComposeMail } from "./compose.ts";
import { composeEnquiryAnswer, composeMailToCheck } from "./enquiry-answer.tsx";
import { composeEnquiryNotice } from "./enquiry-notice.tsx";
import { composeEnquiryReceipt } from "./enquiry-receipt.tsx";
import { composeEnquiryReply } from "./enquiry-reply.tsx";
import { composeGuestBooked } from "./guest-booked.tsx";
import { composeGuestConfirmation } from "./guest-confirmation.tsx";
import { composeMemberInvitation, composeStaffInvitation } from "./invitations.tsx";
import { composeMembershipEnds } from "./membership-ends.tsx";
import { composeClubOpened } from "./openings.tsx";
import { composeOrderPaid, composeOrderPlaced, composeOrderShort } from "./orders.tsx";
import { composeOwnClasses } from "./own-classes.tsx";
import { composeSubstitution } from "./substitution.tsx";
import { composeTrainingReminder } from "./training-reminder.tsx";
import { composePassedOver, composePlaceFree } from "./waiting.tsx";

export const templates: { [T in MailTemplate]: ComposeMail<T> } = {
	...accountMails,
	"staff-invitation": composeStaffInvitation,
	"member-invitation": composeMemberInvitation,
	"booking-confirmed": composeBookingConfirmed,
	"booking-cancelled": composeBookingCancelled,
	"booking-changed": composeBookingChanged,
	"booking-paused": composeBookingPaused,
	"waiting-moved-up": composeMovedUp,
	"waiting-passed-over": composePassedOver,
	"waiting-place-free": composePlaceFree,
	"training-reminder": composeTrainingReminder,
	"order-placed": composeOrderPlaced,
	"order-paid": composeOrderPaid,
	"order-short": composeOrderShort,
	"membership-ends": composeMembershipEnds,
	"guest-booked": composeGuestBooked,
	"guest-confirmation": composeGuestConfirmation,
	"class-news": composeClassNews,
	"own-classes": composeOwnClasses,
	"class-message": composeClassMessage,
	substitution: composeSubstitution,
	"club-opened": composeClubOpened,
	"enquiry-receipt": composeEnquiryReceipt,
	"enquiry-notice": composeEnquiryNotice,
	"enquiry-reply": composeEnquiryReply,
	"enquiry-answer": composeEnquiryAnswer,
	"mail-to-check": composeMailToCheck,
};
