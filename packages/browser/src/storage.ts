/** The browser's storage with known keys. It throws where it is off (private windows, strict settings): then nothing is stored. */
export function storage<Key extends string>(area: "localStorage" | "sessionStorage") {
	function attempt<T>(use: (stored: Storage) => T): T | null {
		try {
			return use(globalThis[area]);
		} catch {
			return null;
		}
	}
	return {
		read: (key: Key) => attempt((stored) => stored.getItem(key)),
		store: (key: Key, value: string): void => void attempt((stored) => stored.setItem(key, value)),
		remove: (...keys: Key[]): void => void attempt((stored) => keys.map((key) => stored.removeItem(key))),
	};
}
