import { backAfterOffice } from "./blog/back-after-office.ts";
import { beforeMorningTraining } from "./blog/before-morning-training.ts";
import { bodypumpOrBodycombat } from "./blog/bodypump-or-bodycombat.ts";
import { comingBackAfterABreak } from "./blog/coming-back-after-a-break.ts";
import { firstKettlebellTraining } from "./blog/first-kettlebell-training.ts";
import { gymEtiquette } from "./blog/gym-etiquette.ts";
import { padelForBeginners } from "./blog/padel-for-beginners.ts";
import { sleepAndRecovery } from "./blog/sleep-and-recovery.ts";
import { trainingPlateau } from "./blog/training-plateau.ts";
import { walksThroughBelgrade } from "./blog/walks-through-belgrade.ts";
import type { DemoStory } from "./types.ts";

/** Newest first. */
export const blogPosts: DemoStory[] = [
	firstKettlebellTraining,
	beforeMorningTraining,
	bodypumpOrBodycombat,
	backAfterOffice,
	padelForBeginners,
	comingBackAfterABreak,
	gymEtiquette,
	walksThroughBelgrade,
	sleepAndRecovery,
	trainingPlateau,
];
