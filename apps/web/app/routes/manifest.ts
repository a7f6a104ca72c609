import { brand } from "@kvart/contract/brand";
import { languageTag, localePath } from "../i18n/locale.ts";
import { type LoaderArgs, PlainAnswer } from "../lib/page.ts";

const shortcuts = [
	{ path: "/account", sr: "Moji termini", en: "My bookings" },
	{ path: "/find", sr: "Nađi termin", en: "Find a class" },
];

/** One application with one id; it starts in the language of the page that it was installed from. */
export function loader({ url }: LoaderArgs) {
	const locale = url.searchParams.get("lang") === "en" ? "en" : "sr";
	const manifest = {
		id: "/",
		name: brand.name,
		short_name: brand.name,
		description: brand.slogan[locale],
		lang: languageTag[locale],
		start_url: localePath("/", locale),
		scope: "/",
		display: "standalone",
		background_color: "#0b0d0e",
		theme_color: "#0b0d0e",
		categories: ["fitness", "sports"],
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
		shortcuts: shortcuts.map(({ path, [locale]: name }) => ({ name, url: localePath(path, locale) })),
	};
	return new PlainAnswer({
		body: JSON.stringify(manifest),
		headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
	});
}
