type Labels = Readonly<Record<string, string>>;
type Reading = number | (readonly [Labels, number])[];

interface Family {
	name: string;
	help: string;
	type: "counter" | "gauge" | "histogram";
	lines: () => string[] | Promise<string[]>;
}

function escaped(value: string): string {
	return value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
}

function labelText(labels: Labels): string {
	return Object.entries(labels)
		.map(([name, value]) => `${name}="${escaped(value)}"`)
		.join(",");
}

function line(name: string, labels: string, value: number): string {
	return labels === "" ? `${name} ${value}` : `${name}{${labels}} ${value}`;
}

export interface Counter {
	add(labels?: Labels): void;
}

export interface Histogram {
	observe(labels: Labels, value: number): void;
}

/** The server's figures in the text format of Prometheus. What can be read when asked is a reading, not a counter. */
export class Registry {
	readonly #families: Family[] = [];

	counter(name: string, help: string): Counter {
		const values = new Map<string, number>();
		const lines = () => [...values].map(([labels, value]) => line(name, labels, value));
		this.#families.push({ name, help, type: "counter", lines });
		return {
			add(labels = {}) {
				const key = labelText(labels);
				values.set(key, (values.get(key) ?? 0) + 1);
			},
		};
	}

	histogram(name: string, help: string, bounds: readonly number[]): Histogram {
		const series = new Map<string, { counts: number[]; sum: number; count: number }>();
		this.#families.push({
			name,
			help,
			type: "histogram",
			lines: () =>
				[...series].flatMap(([labels, { counts, sum, count }]) => [
					...bounds.map((bound, at) => line(`${name}_bucket`, `${labels},le="${bound}"`, counts[at] ?? 0)),
					line(`${name}_bucket`, `${labels},le="+Inf"`, count),
					line(`${name}_sum`, labels, sum),
					line(`${name}_count`, labels, count),
				]),
		});
		return {
			observe(labels, value) {
				const key = labelText(labels);
				const known = series.get(key) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
				series.set(key, known);
				// Buckets are cumulative: a value counts in every one that it fits into.
				for (const [at, bound] of bounds.entries()) if (value <= bound) known.counts[at] = (known.counts[at] ?? 0) + 1;
				known.sum += value;
				known.count += 1;
			},
		};
	}

	/** Read anew for every scrape. A reading that fails is left out: the others still count. */
	reading(type: "counter" | "gauge", name: string, help: string, read: () => Reading | Promise<Reading>): void {
		const lines = async () => {
			const found = await read();
			const rows = typeof found === "number" ? ([[{}, found]] as const) : found;
			return rows.map(([labels, value]) => line(name, labelText(labels), value));
		};
		this.#families.push({ name, help, type, lines });
	}

	async text(): Promise<string> {
		const parts = await Promise.all(
			this.#families.map(async ({ name, help, type, lines }) => {
				const found = await Promise.resolve(lines()).catch(() => []);
				return found.length > 0 ? [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...found] : [];
			}),
		);
		return `${parts.flat().join("\n")}\n`;
	}
}
