import type { ComposeMail } from "../compose.ts";
import type { MailTemplate } from "../contents.ts";
import { composeBookingConfirmed } from "./booking-confirmed.tsx";
import { composeEnquiryNotice } from "./enquiry-notice.tsx";
import { composeEnquiryReceipt } from "./enquiry-receipt.tsx";
import { composeEnquiryReply } from "./enquiry-reply.tsx";
import { composePasswordChanged } from "./password-changed.tsx";
import { composeResetPassword } from "./reset-password.tsx";
import { composeSecondFactorChanged } from "./second-factor-changed.tsx";
import { composeStaffAccess } from "./staff-access.tsx";
import { composeStaffInvitation } from "./staff-invitation.tsx";
import { composeTrainingCancelled } from "./training-cancelled.tsx";
import { composeTrainingMoved } from "./training-moved.tsx";
import { composeTrainingRestored } from "./training-restored.tsx";
import { composeVerifyEmail } from "./verify-email.tsx";

/** Every mail by its name, one file each. */
export const templates: { [T in MailTemplate]: ComposeMail<T> } = {
	"verify-email": composeVerifyEmail,
	"reset-password": composeResetPassword,
	"password-changed": composePasswordChanged,
	"staff-invitation": composeStaffInvitation,
	"staff-access": composeStaffAccess,
	"second-factor-changed": composeSecondFactorChanged,
	"booking-confirmed": composeBookingConfirmed,
	"training-cancelled": composeTrainingCancelled,
	"training-moved": composeTrainingMoved,
	"training-restored": composeTrainingRestored,
	"enquiry-receipt": composeEnquiryReceipt,
	"enquiry-notice": composeEnquiryNotice,
	"enquiry-reply": composeEnquiryReply,
};
