import type { CallOptions, Client } from "@kvart/contract/client";
import type { Period } from "@kvart/contract/schedule";
import type { Slot } from "./slot.ts";

/** All periods of a board: two weeks, or a whole promotion. */
export async function listBoard(
	client: Pick<Client, "listPeriods" | "listPromotionPeriods">,
	{ kind, roomId }: { kind: Slot["kind"]; roomId: number },
	options?: CallOptions,
): Promise<Period[]> {
	const params = { roomId };
	if (kind === "promotion") return client.listPromotionPeriods({ params }, options);
	const weeks = (["this", "next"] as const).map((week) => client.listPeriods({ params, query: { week } }, options));
	return (await Promise.all(weeks)).flat();
}
