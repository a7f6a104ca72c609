import { brand } from "@kvart/contract/brand";
import { languageTag } from "../i18n/locale.ts";

export function loader() {
	const manifest = {
		name: brand.name,
		short_name: brand.name,
		description: brand.slogan.sr,
		lang: languageTag.sr,
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#0b0d0e",
		theme_color: "#0b0d0e",
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
	return Response.json(manifest, {
		headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
	});
}
