import type { KindName } from "@kvart/contract/staff/records/calls";
import { recordKinds } from "@kvart/contract/staff/records/kinds";
import { addDays, type CalendarDate, instantOf, wallTime } from "@kvart/contract/time";
import { gyms } from "../../../../platform/database/schema/clubs.ts";
import { padelCentre, priceGroups, questions, termsBlocks } from "../../../../platform/database/schema/content.ts";
import {
	groupCodes,
	groupMembers,
	videoGroups,
	videos,
	videoViews,
} from "../../../../platform/database/schema/members.ts";
import { periods, promotionGyms, promotions } from "../../../../platform/database/schema/schedule.ts";
import { trainerGyms, trainers, trainerTrainings, trainings } from "../../../../platform/database/schema/trainings.ts";
import { clubToRecord, clubToRow } from "./club-row.ts";
import type { Kept } from "./kept.ts";
import { counted, links } from "./links.ts";
import { priceItemsOfGroup } from "./price-items.ts";

/** The fields of a kind that are columns as they are. */
function columnsOf(kind: KindName, ...others: string[]): string[] {
	return Object.keys(recordKinds[kind].given.shape).filter((field) => !others.includes(field));
}

/** A code counts from the first moment of its first day to the last one of its last day. */
const codeDays: Pick<Kept, "toRecord" | "toRow"> = {
	toRecord: ({ validFrom, validUntil }) => ({
		valid_from: wallTime(validFrom as Date).date,
		valid_until: wallTime(new Date((validUntil as Date).getTime() - 1)).date,
	}),
	toRow: ({ valid_from: from, valid_until: until }) => ({
		validFrom: instantOf(from as CalendarDate, 0),
		validUntil: instantOf(addDays(until as CalendarDate, 1), 0),
	}),
};

export const kept: Record<KindName, Kept> = {
	Training: {
		table: trainings,
		columns: [...columnsOf("Training", "photo"), "photo_url"],
		orderBy: [trainings.position],
		places: { position: trainings.position },
		archivedAt: trainings.archivedAt,
	},
	Coach: {
		table: trainers,
		columns: [...columnsOf("Coach", "photo", "gym_ids", "training_ids"), "photo_url"],
		orderBy: [trainers.position],
		places: { position: trainers.position },
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
		columns: columnsOf("Club", "phone_2", "gallery"),
		orderBy: [],
		toRecord: clubToRecord,
		toRow: clubToRow,
	},
	PriceGroup: {
		table: priceGroups,
		columns: columnsOf("PriceGroup", "items"),
		orderBy: [priceGroups.position],
		places: { position: priceGroups.position },
		parts: [priceItemsOfGroup],
	},
	Padel: { table: padelCentre, columns: columnsOf("Padel"), orderBy: [] },
	Question: {
		table: questions,
		columns: columnsOf("Question"),
		orderBy: [questions.topic, questions.position],
		places: { position: questions.position, shelf: { column: questions.topic, field: "topic" } },
	},
	TermsBlock: {
		table: termsBlocks,
		columns: columnsOf("TermsBlock"),
		orderBy: [termsBlocks.position],
		places: { position: termsBlocks.position },
	},
	Promotion: {
		table: promotions,
		columns: columnsOf("Promotion", "gym_ids"),
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
		places: { position: videos.position, shelf: { column: videos.groupId, field: "group_id" } },
		parts: [counted("views", videoViews, videoViews.videoId)],
	},
};
