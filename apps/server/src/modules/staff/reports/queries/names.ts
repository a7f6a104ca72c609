import type { Database } from "../../../../platform/database/database.ts";
import { gyms } from "../../../../platform/database/schema/clubs.ts";
import { trainers, trainings } from "../../../../platform/database/schema/trainings.ts";

export function selectClubNames(db: Database) {
	return db.select({ id: gyms.id, name: gyms.name, name_eng: gyms.name }).from(gyms);
}

export function selectTrainingNames(db: Database) {
	return db.select({ id: trainings.id, name: trainings.name, name_eng: trainings.nameEng }).from(trainings);
}

export function selectCoachNames(db: Database) {
	return db.select({ id: trainers.id, name: trainers.name, name_eng: trainers.name }).from(trainers);
}
