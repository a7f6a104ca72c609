/** The browser's storage with known keys. It throws where it is off (private windows, strict settings): then nothing is stored. */
export function storage<Key extends string>(area: "localStorage" | "sessionStorage") {
	return {
		read: (key: Key): string | null => {
			try {
				return globalThis[area].getItem(key);
			} catch {
				return null;
			}
		},
		store: (key: Key, value: string): void => {
			try {
				globalThis[area].setItem(key, value);
			} catch {
				// Not stored.
			}
		},
		remove: (...keys: Key[]): void => {
			try {
				for (const key of keys) globalThis[area].removeItem(key);
			} catch {
				// Nothing was stored.
			}
		},
	};
}
