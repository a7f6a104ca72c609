import type { KindName } from "@kvart/contract/staff/records/calls";
import { type RecordFields, recordKinds } from "@kvart/contract/staff/records/kinds";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import { numberedGallery } from "@kvart/media/gallery-order";
import { gyms } from "../../../../platform/database/schema/clubs.ts";
import {
	padelCentre,
	priceLists,
	questions,
	replyTemplates,
	termsBlocks,
} from "../../../../platform/database/schema/content.ts";
import {
	groupCodes,
	groupMembers,
	videoGroups,
	videos,
	videoViews,
} from "../../../../platform/database/schema/members.ts";
import { periods, promotionGyms, promotions } from "../../../../platform/database/schema/schedule.ts";
import { trainerGyms, trainers, trainerTrainings, trainings } from "../../../../platform/database/schema/trainings.ts";
import { counted, links } from "./parts.ts";
import { withIds } from "./price-ids.ts";
import type { RecordStore, Row, Values } from "./records.ts";
import { roomsOfClub } from "./rooms.ts";

/** The fields of a kind that are columns, without those that need a conversion. */
function columnsOf(kind: KindName, ...others: string[]): string[] {
	return Object.keys(recordKinds[kind].input.shape).filter((field) => !others.includes(field));
}

/** A code is valid from the start of its first day to the end of its last day. */
const codeDays: Pick<RecordStore, "toRecord" | "toRow"> = {
	toRecord: ({ validFrom, validUntil }) => ({
		valid_from: wallTime(validFrom as Date).date,
		valid_until: wallTime(new Date((validUntil as Date).getTime() - 1)).date,
	}),
	toRow: ({ valid_from: from, valid_until: until }) => ({
		validFrom: instantOf(from as CalendarDate, 0),
		validUntil: instantOf(addDays(until as CalendarDate, 1), 0),
	}),
};

function clubToRecord(row: Row): Values {
	return {
		phone_2: row["phone2"] ?? "",
		reply_email: row["replyEmail"] ?? "",
		gallery: row["gallery"] ?? numberedGallery(row["slug"] as string, row["galleryCount"] as number),
	};
}

/** Numeric order is stored as null, so that new pictures follow by themselves. */
function storedGallery(slug: string, gallery: string[]): string[] | null {
	const numbered = numberedGallery(slug, gallery.length);
	return numbered.every((address, index) => address === gallery[index]) ? null : gallery;
}

function clubToRow({
	slug,
	coming_soon: soon,
	opens_on,
	address,
	phone_2: phone,
	reply_email: email,
	gallery,
}: Values): Row {
	return {
		opensOn: soon ? opens_on : null,
		address: soon ? "" : address,
		phone2: phone === "" ? null : phone,
		replyEmail: email === "" ? null : email,
		galleryCount: (gallery as string[]).length,
		gallery: storedGallery(slug as string, gallery as string[]),
	};
}

export const recordStores: Record<KindName, RecordStore> = {
	Training: {
		table: trainings,
		columns: [...columnsOf("Training", "photo"), "photo_url"],
		orderBy: [trainings.position],
		order: { position: trainings.position },
		archivedAt: trainings.archivedAt,
	},
	Coach: {
		table: trainers,
		columns: [...columnsOf("Coach", "photo", "gym_ids", "training_ids"), "photo_url"],
		orderBy: [trainers.position],
		order: { position: trainers.position },
		archivedAt: trainers.archivedAt,
		parts: [
			links({
				field: "gym_ids",
				table: trainerGyms,
				own: ["trainerId", trainerGyms.trainerId],
				other: ["gymId", trainerGyms.gymId],
			}),
			links({
				field: "training_ids",
				table: trainerTrainings,
				own: ["trainerId", trainerTrainings.trainerId],
				other: ["trainingId", trainerTrainings.trainingId],
			}),
		],
	},
	Club: {
		table: gyms,
		columns: columnsOf("Club", "phone_2", "reply_email", "gallery", "rooms"),
		orderBy: [],
		parts: [roomsOfClub],
		toRecord: clubToRecord,
		toRow: clubToRow,
	},
	PriceList: {
		table: priceLists,
		columns: columnsOf("PriceList", "groups"),
		orderBy: [priceLists.validFrom],
		toRecord: ({ groups }) => ({ groups }),
		toRow: ({ groups }) => ({ groups: withIds(groups as RecordFields<"PriceList">["groups"]) }),
	},
	Padel: { table: padelCentre, columns: columnsOf("Padel"), orderBy: [] },
	Question: {
		table: questions,
		columns: columnsOf("Question"),
		orderBy: [questions.topic, questions.position],
		order: { position: questions.position, group: { column: questions.topic, field: "topic" } },
	},
	TermsBlock: {
		table: termsBlocks,
		columns: columnsOf("TermsBlock"),
		orderBy: [termsBlocks.position],
		order: { position: termsBlocks.position },
	},
	ReplyTemplate: {
		table: replyTemplates,
		columns: columnsOf("ReplyTemplate"),
		orderBy: [replyTemplates.position],
		order: { position: replyTemplates.position },
	},
	Promotion: {
		table: promotions,
		columns: [...columnsOf("Promotion", "gym_ids", "photo"), "photo_url"],
		orderBy: [promotions.activeFrom],
		parts: [
			links({
				field: "gym_ids",
				table: promotionGyms,
				own: ["promotionId", promotionGyms.promotionId],
				other: ["gymId", promotionGyms.gymId],
			}),
			counted("trainings", periods, periods.promotionId),
		],
	},
	VideoGroup: {
		table: videoGroups,
		columns: columnsOf("VideoGroup"),
		orderBy: [],
		parts: [counted("members", groupMembers, groupMembers.groupId), counted("videos", videos, videos.groupId)],
	},
	GroupCode: {
		table: groupCodes,
		columns: columnsOf("GroupCode", "valid_from", "valid_until"),
		orderBy: [groupCodes.validUntil],
		...codeDays,
	},
	Video: {
		table: videos,
		columns: columnsOf("Video"),
		orderBy: [videos.groupId, videos.position],
		order: { position: videos.position, group: { column: videos.groupId, field: "group_id" } },
		parts: [counted("views", videoViews, videoViews.videoId)],
	},
};
