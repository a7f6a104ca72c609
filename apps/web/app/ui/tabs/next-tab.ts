/** Where an arrow key leads among tabs; undefined for keys that are none of theirs. Wraps both ways. */
export function nextTab(key: string, index: number, count: number): number | undefined {
	switch (key) {
		case "ArrowRight":
		case "ArrowDown":
			return (index + 1) % count;
		case "ArrowLeft":
		case "ArrowUp":
			return (index - 1 + count) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return undefined;
	}
}
