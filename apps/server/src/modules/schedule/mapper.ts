import type { Period } from "@kvart/contract/schedule";
import type { PeriodRow } from "./queries/periods.ts";

export function toPeriod(row: PeriodRow): Period {
	return {
		id: row.id,
		day: row.day,
		time: row.time,
		gym_room_id: row.gymRoomId,
		training_date: row.trainingDate,
		training: {
			id: row.trainingId,
			name: row.trainingName,
			name_eng: row.trainingNameEng,
			duration: row.duration,
			intensity: row.intensity,
		},
		booked: row.booked,
		samsung_promotion: row.samsungPromotion,
		capacity: row.capacity,
		free_places: Math.max(0, row.capacity - row.taken),
		duration: row.duration,
		cancelled: row.cancelled,
		coach: row.coachId !== null && row.coachName !== null ? { id: row.coachId, name: row.coachName } : null,
	};
}
