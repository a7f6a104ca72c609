interface Counted {
	hit: number;
	miss: number;
	/** Share of hits between two readings. */
	since(before: Counted): number;
}

/** How often the servers answered from what visitors share, by their metrics. */
export async function sharedShare(ports: readonly number[]): Promise<Counted> {
	const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
	const sumOf = (result: "hit" | "miss") =>
		texts
			.map((text) =>
				Number(new RegExp(`^visitor_cache_requests_total\\{result="${result}"\\} (\\d+)`, "m").exec(text)?.[1]),
			)
			.reduce((sum, value) => sum + value, 0);
	const [hit, miss] = [sumOf("hit"), sumOf("miss")];
	return { hit, miss, since: (before) => (hit - before.hit) / (hit - before.hit + miss - before.miss) };
}
