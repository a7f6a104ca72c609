import type { PictureChoice } from "@kvart/contract/staff/pictures";
import type { KindName } from "@kvart/contract/staff/records/calls";
import { addDays, instantOf, wallTime } from "@kvart/contract/time";
import { numberedGallery } from "@kvart/media/gallery-order";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import {
	padelCentre,
	priceLists,
	questions,
	replyTemplates,
	termsBlocks,
} from "../../../platform/database/schema/content.ts";
import {
	groupCodes,
	groupMembers,
	videoGroups,
	videos,
	videoViews,
} from "../../../platform/database/schema/members.ts";
import { periods, promotionGyms, promotions } from "../../../platform/database/schema/schedule.ts";
import { trainerGyms, trainers, trainerTrainings, trainings } from "../../../platform/database/schema/trainings.ts";
import { choicesOf, choosePicture } from "../../media/service.ts";
import { column, counted, links } from "./queries/parts.ts";
import { withIds } from "./queries/price-ids.ts";
import { roomsOfClub } from "./queries/rooms.ts";
import { type Part, type RecordStore, recordStore } from "./queries/store.ts";

type Photo = PictureChoice | null;

/** The row has the address of the picture. */
const photo: Part<Photo, { photoUrl: string }, { photo: Photo }> = {
	read: async (db, rows) => {
		const urls = rows.map(({ photoUrl }) => photoUrl);
		return urls.map(await choicesOf(db, urls));
	},
	toRow: async (tx, { photo: choice }) => ({ photoUrl: choice ? await choosePicture(tx, choice, "photo") : "" }),
};

/** Numeric order is stored as null, so that new pictures follow by themselves. */
function storedGallery(slug: string, gallery: readonly string[]): string[] | null {
	const numbered = numberedGallery(slug, gallery.length);
	return numbered.every((address, index) => address === gallery[index]) ? null : [...gallery];
}

const training = recordStore("Training", trainings, {
	orderBy: [trainings.position],
	order: { position: trainings.position },
	archivedAt: trainings.archivedAt,
	parts: { photo },
});

const coach = recordStore("Coach", trainers, {
	orderBy: [trainers.position],
	order: { position: trainers.position },
	archivedAt: trainers.archivedAt,
	parts: {
		photo,
		gym_ids: links({
			table: trainerGyms,
			own: ["trainerId", trainerGyms.trainerId],
			other: ["gymId", trainerGyms.gymId],
			idsOf: ({ gym_ids }) => gym_ids,
		}),
		training_ids: links({
			table: trainerTrainings,
			own: ["trainerId", trainerTrainings.trainerId],
			other: ["trainingId", trainerTrainings.trainingId],
			idsOf: ({ training_ids }) => training_ids,
		}),
	},
});

const club = recordStore("Club", gyms, {
	orderBy: [],
	parts: {
		opens_on: column(
			({ opensOn }) => opensOn,
			({ coming_soon: soon, opens_on: day }) => ({ opensOn: soon ? day : null }),
		),
		address: column(
			({ address }) => address,
			({ coming_soon: soon, address }) => ({ address: soon ? "" : address }),
		),
		phone_2: column(
			({ phone2 }) => phone2 ?? "",
			({ phone_2: phone }) => ({ phone2: phone || null }),
		),
		reply_email: column(
			({ replyEmail }) => replyEmail ?? "",
			({ reply_email: email }) => ({ replyEmail: email || null }),
		),
		gallery: column(
			({ gallery, slug, galleryCount }) => gallery ?? numberedGallery(slug, galleryCount),
			({ gallery, slug }) => ({ gallery: storedGallery(slug, gallery), galleryCount: gallery.length }),
		),
		rooms: roomsOfClub,
	},
});

const promotion = recordStore("Promotion", promotions, {
	orderBy: [promotions.activeFrom],
	parts: {
		photo,
		gym_ids: links({
			table: promotionGyms,
			own: ["promotionId", promotionGyms.promotionId],
			other: ["gymId", promotionGyms.gymId],
			idsOf: ({ gym_ids }) => gym_ids,
		}),
		trainings: counted(periods, periods.promotionId),
	},
});

/** A code is valid from the start of its first day to the end of its last day. */
const groupCode = recordStore("GroupCode", groupCodes, {
	orderBy: [groupCodes.validUntil],
	parts: {
		valid_from: column(
			({ validFrom }) => wallTime(validFrom).date,
			({ valid_from: from }) => ({ validFrom: instantOf(from, 0) }),
		),
		valid_until: column(
			({ validUntil }) => wallTime(new Date(validUntil.getTime() - 1)).date,
			({ valid_until: until }) => ({ validUntil: instantOf(addDays(until, 1), 0) }),
		),
	},
});

export const recordStores: { [K in KindName]: RecordStore<K> } = {
	Training: training,
	Coach: coach,
	Club: club,
	PriceList: recordStore("PriceList", priceLists, {
		orderBy: [priceLists.validFrom],
		parts: {
			groups: column(
				({ groups }) => groups,
				({ groups }) => ({ groups: withIds(groups) }),
			),
		},
	}),
	Padel: recordStore("Padel", padelCentre, { orderBy: [], parts: {} }),
	Question: recordStore("Question", questions, {
		orderBy: [questions.topic, questions.position],
		order: { position: questions.position, group: { column: questions.topic, field: "topic" } },
		parts: {},
	}),
	TermsBlock: recordStore("TermsBlock", termsBlocks, {
		orderBy: [termsBlocks.position],
		order: { position: termsBlocks.position },
		parts: {},
	}),
	Promotion: promotion,
	ReplyTemplate: recordStore("ReplyTemplate", replyTemplates, {
		orderBy: [replyTemplates.position],
		order: { position: replyTemplates.position },
		parts: {},
	}),
	VideoGroup: recordStore("VideoGroup", videoGroups, {
		orderBy: [],
		parts: { members: counted(groupMembers, groupMembers.groupId), videos: counted(videos, videos.groupId) },
	}),
	GroupCode: groupCode,
	Video: recordStore("Video", videos, {
		orderBy: [videos.groupId, videos.position],
		order: { position: videos.position, group: { column: videos.groupId, field: "group_id" } },
		parts: { views: counted(videoViews, videoViews.videoId) },
	}),
};
