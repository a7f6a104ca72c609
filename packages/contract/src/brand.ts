/** Everything that names the chain; another chain changes this file only. */
export const brand = {
	name: "KVART",
	legalName: "KVART fitnes centri d.o.o.",
	slogan: { sr: "Tvoj kvart. Tvoja snaga.", en: "Your block. Your strength." },
	city: { sr: "Beograd", en: "Belgrade" },
	phone: "+381 11 4000 100",
	mail: {
		info: "info@kvart.example",
		jobs: "posao@kvart.example",
		noReply: "ne-odgovaraj@kvart.example",
		padel: "padel@kvart.example",
	},
	social: [
		{ name: "Instagram", url: "https://www.instagram.com/kvart.example" },
		{ name: "Facebook", url: "https://www.facebook.com/kvart.example" },
		{ name: "YouTube", url: "https://www.youtube.com/@kvart.example" },
		{ name: "TikTok", url: "https://www.tiktok.com/@kvart.example" },
	],
	/** Sponsors the periods that the API marks as `samsung_promotion`, until the office names another one. */
	partner: "Samsung",
	appFile: "kvart.apk",
} as const;
