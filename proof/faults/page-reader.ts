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

/** Reads pages continuously. All of them are cached before. */
export async function readingPages(url: string): Promise<PageReader> {
	// Several visits reach both servers.
	for (const page of pages) for (let visit = 0; visit < 6; visit += 1) await problemWith(url + page);
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
