import { inLocale, type Locale } from "@kvart/contract/locale";
import type { DeskTraining } from "@kvart/contract/staff/today";
import { m } from "../../../paraglide/messages.js";

export const messageTemplates = ["room", "mat", "later"] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

export const templateLabels: Record<MessageTemplate, () => string> = {
	room: m.today_message_room,
	mat: m.today_message_mat,
	later: m.today_message_later,
};

export interface MessageTexts {
	text: string;
	text_eng: string;
}

/** In both languages, because members read it. */
export function templateTexts(template: MessageTemplate, { room }: Pick<DeskTraining, "room">): MessageTexts {
	const textIn = (locale: Locale): string => {
		if (template === "room")
			return m.today_message_room_text({ room: inLocale(locale, room.name, room.name_eng) }, { locale });
		return template === "mat" ? m.today_message_mat_text({}, { locale }) : m.today_message_later_text({}, { locale });
	};
	return { text: textIn("sr"), text_eng: textIn("en") };
}
