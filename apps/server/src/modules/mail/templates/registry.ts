import type { ComposeMail } from "../compose.ts";
import type { MailTemplate } from "../contents.ts";
import { composeBookingConfirmed } from "./booking-confirmed.tsx";
import { composeEnquiryNotice } from "./enquiry-notice.tsx";
import { composeEnquiryReceipt } from "./enquiry-receipt.tsx";
import { composePasswordChanged } from "./password-changed.tsx";
import { composeResetPassword } from "./reset-password.tsx";
import { composeVerifyEmail } from "./verify-email.tsx";

/** Every mail by its name, one file each. */
export const templates: { [T in MailTemplate]: ComposeMail<T> } = {
	"verify-email": composeVerifyEmail,
	"reset-password": composeResetPassword,
	"password-changed": composePasswordChanged,
	"booking-confirmed": composeBookingConfirmed,
	"enquiry-receipt": composeEnquiryReceipt,
	"enquiry-notice": composeEnquiryNotice,
};
