import { z } from "zod";
import { dateField, nameField, phoneField } from "./fields.ts";

export const guestBooking = z.object({ first_name: nameField, last_name: nameField, phone: phoneField });
export const promotionBooking = z.object({ training_date: dateField });
export const promotionGuestBooking = z.object({ ...guestBooking.shape, training_date: dateField });
