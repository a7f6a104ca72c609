/** The colours of tokens.css for code that needs a value instead of a custom property; a test compares the two. */
export const colors = {
	ink: "#0b0d0e",
	ink2: "#15191b",
	ink3: "#23292c",
	bone: "#f5f3ec",
	stone: "#d9d5ca",
	lime: "#c8ff2e",
	white: "#fff",
	danger: "#d92d20",
	booked: "#12804a",
	inkSoft: "#4b5254",
	inkMute: "#5d6466",
	dangerDark: "#b42318",
	dangerPale: "#fff1ef",
	bookedDark: "#0c6338",
	bookedPale: "#e9f6ee",
} as const;
