import { brand } from "@kvart/contract/brand";
import type { DataKeys } from "../../platform/data-keys.ts";

const domain = brand.mail.noReply.split("@")[1];

interface Queued {
	id: number;
	createdAt: Date;
}

/** The same for every attempt, so that mail clients recognise duplicates. */
export function messageIdOf(keys: DataKeys, { id, createdAt }: Queued): string {
	const digest = keys.digest("message-id", `${id} ${createdAt.toISOString()}`).slice(0, 24);
	return `<${id}.${digest}@${domain}>`;
}

/** The ids of queued mails that a list of message ids may name: `messageIdOf` tells whether they do. */
export function mailIdsIn(references: string): number[] {
	return [...references.matchAll(/<([1-9]\d{0,14})\.[\w-]{24}@/g)].map(([, id]) => Number(id));
}
