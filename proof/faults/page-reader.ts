const pages = ["/", "/en", "/clubs", "/price-list"];
const everyMilliseconds = 250;

export interface PageReader {
	/** Returns failed pages with reasons. */
	stop(): Promise<string[]>;
}

async function problemWith(url: string): Promise<string | null> {
	try {
		const response = await fetch(url);
		await response.text();
		return response.ok ? null : `${new URL(url).pathname} answered ${response.status}`;
	} catch (error) {
		return `${new URL(url).pathname}: ${error instanceof Error ? error.message : String(error)}`;
	}
}

/** Reads pages at `url` continuously. All servers have them in their caches before. */
export async function readingPages(url: string, servers: readonly string[] = [url]): Promise<PageReader> {
	for (const server of servers) for (const page of pages) await problemWith(server + page);
	const problems: string[] = [];
	const leaving = new AbortController();
	const read = async () => {
		for (let turn = 0; !leaving.signal.aborted; turn += 1) {
			const problem = await problemWith(url + pages[turn % pages.length]);
			if (problem) problems.push(problem);
			await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
		}
	};
	const reading = read();
	return {
		stop: async () => {
			leaving.abort();
			await reading;
			return problems;
		},
	};
}
